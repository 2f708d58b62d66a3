import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Measure, withServer } from '../bench.ts';
import { corpusDatabase } from '../corpus/corpusDatabase.ts';
import { questions } from '../corpus/questions.ts';
import type { Figure } from '../figures.ts';
import { idleMemory, peakDuring } from '../memory.ts';
import type { Ask } from '../peers/contender.ts';
import { factsOf } from '../peers/facts.ts';
import { loaded } from '../peers/load.ts';
import { ours } from '../peers/ours.ts';
import { startContender } from '../peers/running.ts';

const rows = 100_000;
const connections = 64;
/** Seconds: a first load brings the process to its working size, which the long one must not increase. */
const warmUp = 30;
const long = Number(process.env['BENCH_LOAD_SECONDS'] ?? 300);

const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Various searches: most of them cannot be answered from a cache. */
const searches = questions.filter(({ name }) => name.startsWith('검색('));

/** 64 concurrent users for five minutes, and the process's memory and open files before and afterwards. */
export const memoryUnderLoad: Measure = {
  name: 'memoryUnderLoad',
  isByNameOnly: true,
  async run({ say, folder }) {
    const database = await corpusDatabase(rows, say);
    const dataDir = join(folder, 'memoryUnderLoad');
    try {
      // base data and accounts, so that the measured start is an ordinary one
      await withServer({ DATABASE_URL: database.url, DATA_DIR: dataDir }, async () => {});
      const product = ours(database.url, dataDir);
      const { url, pid, stop } = await startContender(product);
      try {
        const headers = await product.signIn(url);
        const facts = await factsOf(database.url);
        const { list, filtered, page, detail } = product.cases;
        const kinds = [list, filtered, detail, list, page, detail, list];
        const unit = (nr: number): Ask[] => {
          const kind = kinds[nr % (kinds.length + 1)];
          if (kind) return kind(facts, nr);
          return [{ path: searches[nr % searches.length]?.path ?? '' }];
        };
        let nr = 0;
        const load = (seconds: number) =>
          loaded({ url, headers, unit }, { connections, seconds, next: () => nr++ });
        await load(warmUp);
        const before = { memory: await idleMemory(pid), files: openFiles(pid) };
        let done = 0;
        const peak = await peakDuring(pid, async () => {
          done = (await load(long)).perSecond;
        });
        const after = { memory: await idleMemory(pid), files: openFiles(pid) };
        const note = `연결 ${connections}개, ${long}초, 열린 파일 ${before.files} → ${after.files}`;
        const figure = (name: string, value: number, bar?: Figure['bar']): Figure => ({
          name: `오래 이어지는 부하: ${name}`,
          unit: 'MB',
          samples: [value],
          note,
          ...(bar && { bar }),
        });
        return [
          { ...figure('처리량', done), unit: '요청/s' },
          figure('쉬는 메모리, 앞', before.memory),
          figure('가장 많은 메모리', peak),
          figure('쉬는 메모리, 뒤', after.memory, { of: 'median', most: before.memory * 1.1 }),
        ];
      } finally {
        await stop();
      }
    } finally {
      await database.close();
    }
  },
};
