import { type Measure, withBench } from './bench.ts';
import type { Figure } from './figures.ts';
import { historyOf } from './history.ts';
import { analysis } from './measures/analysis.ts';
import { analysisEmbedded } from './measures/analysisEmbedded.ts';
import { articleExports } from './measures/articleExports.ts';
import { articleLists } from './measures/articleLists.ts';
import { articleScreen } from './measures/articleScreen.ts';
import { batchEdits } from './measures/batchEdits.ts';
import { bundle, generator } from './measures/building.ts';
import { clusters } from './measures/clusters.ts';
import { collecting } from './measures/collecting.ts';
import { dashboardScreen } from './measures/dashboardScreen.ts';
import { enrichment } from './measures/enrichment.ts';
import { filesPerRequest } from './measures/filesPerRequest.ts';
import { importing } from './measures/importing.ts';
import { logs } from './measures/logs.ts';
import { memoryUnderLoad } from './measures/memoryUnderLoad.ts';
import { noticeStreams } from './measures/noticeStreams.ts';
import { onPostgres } from './measures/onPostgres.ts';
import { outlets } from './measures/outlets.ts';
import { partitions } from './measures/partitions.ts';
import { peers } from './measures/peers.ts';
import { postLists } from './measures/postLists.ts';
import { quick } from './measures/quick.ts';
import { readMarks } from './measures/readMarks.ts';
import { records } from './measures/records.ts';
import { recovery } from './measures/recovery.ts';
import { screens } from './measures/screens.ts';
import { servers } from './measures/servers.ts';
import { starting } from './measures/starting.ts';
import { statements } from './measures/statements.ts';
import { uploads } from './measures/uploads.ts';
import { waits } from './measures/waits.ts';
import { watches } from './measures/watches.ts';
import { world } from './measures/world.ts';
import { zips } from './measures/zips.ts';
import { renderTable } from './table.ts';
import { writeFigures } from './writeFigures.ts';

const measures: Measure[] = [
  importing,
  collecting,
  enrichment,
  clusters,
  articleLists,
  articleScreen,
  dashboardScreen,
  analysis,
  analysisEmbedded,
  outlets,
  articleExports,
  postLists,
  records,
  batchEdits,
  starting,
  onPostgres,
  logs,
  noticeStreams,
  uploads,
  watches,
  waits,
  zips,
  generator,
  bundle,
  statements,
  quick,
  screens,
  peers,
  partitions,
  recovery,
  readMarks,
  servers,
  memoryUnderLoad,
  filesPerRequest,
  world,
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run bench` runs everything except measures by name only; `npm run bench -- lists start` runs some. */
const bench = async (wanted: readonly string[]): Promise<void> => {
  const chosen = measures.filter(({ name, isByNameOnly }) =>
    wanted.length ? wanted.includes(name) : !isByNameOnly,
  );
  const unknown = wanted.filter((name) => !measures.some((measure) => measure.name === name));
  if (unknown.length) {
    process.stderr.write(
      `${unknown.join(', ')}: 그런 측정은 없습니다. 가능한 것: ${measures.map(({ name }) => name).join(', ')}\n`,
    );
    process.exitCode = 1;
    return;
  }
  const all: Figure[] = [];
  await withBench(say, async (shared) => {
    for (const measure of chosen) {
      say(`▶ ${measure.name} …`);
      try {
        const figures = await measure.run(shared);
        if (figures.length) writeFigures(measure.name, figures);
        all.push(...figures);
      } catch (error) {
        // Continue: other measurements take minutes, and should not be lost.
        process.exitCode = 1;
        console.error(error);
      }
    }
  });
  say(`\n${renderTable(all)}`);
};

/** `npm run bench -- --history lists` runs nothing: it shows the stored figures of the last commits. */
const showHistory = (wanted: readonly string[]): void => {
  try {
    say(historyOf(wanted));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
};

const [first, ...others] = process.argv.slice(2);
if (first === '--history') showHistory(others);
else await bench(process.argv.slice(2));
// a browser shared by measures would keep the process alive
process.exit();
