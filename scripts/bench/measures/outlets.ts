import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ListAnswer } from '#contract/list.ts';
import { visitor } from '../../../tests/helpers/visitor.ts';
import { programArguments } from '../../bootstrap/programs.mjs';
import { type Measure, type Place, withServer } from '../bench.ts';
import type { Figure } from '../figures.ts';
import { outletLists } from '../outletLists.ts';
import { bodyOf, timed } from '../requests.ts';

const root = resolve(import.meta.dirname, '../../..');
const count = 100;

/**
 * Runs the outlets command on one list, like an operator.
 * @returns number of lines and seconds; @throws Error with its output if it fails
 */
const importInto = async (
  place: Place,
  list: string,
  report: string,
): Promise<{ lines: number; seconds: number }> => {
  const since = performance.now();
  const child = spawn(process.execPath, [...programArguments('outlets'), list, `--report=${report}`], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', ...place },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => void printed.push(piece.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  const output = printed.join('');
  const lines = Number(/읽음 ([\d,]+)줄/.exec(output)?.[1]?.replaceAll(',', '') ?? 0);
  if (code !== 0 || lines === 0) throw new Error(`The command of outlets failed:\n${output}`);
  return { lines, seconds: (performance.now() - since) / 1000 };
};

/** The screen's queries, with its initial conditions. */
const queries: [name: string, query: Record<string, string>][] = [
  ['첫 화면', {}],
  ['기사 수 순', { sort: 'articleCount,DESC' }],
  ['국가 점수 순', { sort: 'mainNtnScore,DESC' }],
  ['매체 점수 순', { sort: 'mainMediaScore,DESC' }],
  ['매체 점수 거꾸로, 100쪽', { sort: 'mainMediaScore,ASC', page: '100' }],
  ['이름 순, 200건', { sort: 'mediaKornNm,ASC', size: '200' }],
  ['이름 검색', { mediaKornNm: 'news' }],
  ['국가', { ntnId: 'US' }],
];

const listFigures = async (url: string): Promise<Figure[]> => {
  const admin = visitor(url);
  await admin.signIn('admin@demo.go.kr', 'Admin!2345');
  const figures: Figure[] = [];
  for (const [name, query] of queries) {
    const words = new URLSearchParams({ dpcnYn: 'N', size: '50', total: 'capped', ...query }).toString();
    const path = `/api/media-list?${words}`;
    const { totalRecords } = await bodyOf<ListAnswer<unknown>>(admin, path);
    figures.push({
      name: `매체 목록: ${name} (PGlite)`,
      unit: 'ms',
      samples: await timed(count, () => admin.get(path)),
      bar: { of: 'p95', most: 100 },
      note: `${decodeURIComponent(path)} → ${totalRecords}`,
    });
  }
  return figures;
};

/** Import of outlet lists into a database with articles of many of them, and the outlet list afterwards. */
export const outlets: Measure = {
  name: 'outlets',
  async run(bench) {
    const { paths, name } = outletLists();
    if (paths.length === 0) {
      bench.say('매체 목록 파일이 없어 매체 측정을 건너뜁니다.');
      return [];
    }
    const samples: number[] = [];
    let folder = '';
    for (let run = 0; run < 3; run += 1) {
      folder = join(bench.folder, `outlets-${run}`);
      cpSync(await bench.importedFolder(), folder, { recursive: true });
      let [lines, seconds] = [0, 0];
      for (const [at, path] of paths.entries()) {
        const done = await importInto({ DATA_DIR: folder }, path, join(bench.folder, `report-${run}-${at}`));
        lines += done.lines;
        seconds += done.seconds;
      }
      samples.push(lines / seconds);
    }
    return [
      { name: '매체 목록 가져오기 (PGlite)', unit: '건/s', samples, note: `${name}, 명령의 시작까지` },
      ...(await withServer({ DATA_DIR: folder }, ({ url }) => listFigures(url))),
    ];
  },
};
