import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BatchResult } from '#generated/types/articleBatchCalls.ts';
import { type Visitor, visitor } from '../../../tests/helpers/visitor.ts';
import { demoArticles } from '../articleFile.ts';
import { type Measure, withServer } from '../bench.ts';
import { collectInto } from '../collectInto.ts';
import type { Figure } from '../figures.ts';
import { bodyOf } from '../requests.ts';

/** Milliseconds between two requests of the reader. */
const pause = 20;
const maxWait = 200;
const pageSize = 200;
const pages = [1, 2, 3, 4, 5];

/** Duration of each request of a user reading lists during the work, in milliseconds. */
const waitsDuring = async (reader: Visitor, work: () => Promise<unknown>): Promise<number[]> => {
  const waits: number[] = [];
  let isOver = false;
  const running = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const since = performance.now();
    await bodyOf(reader, '/api/article-list?total=capped');
    waits.push(performance.now() - since);
    await wait(pause);
  }
  await running;
  return waits;
};

const put = async (admin: Visitor, path: string, body: object): Promise<BatchResult> => {
  const answer = await admin.post(path, body, { _method: 'PUT' });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  return (JSON.parse(text) as { data: BatchResult }).data;
};

const latest = async (reader: Visitor): Promise<number[]> => {
  const lists = await Promise.all(
    pages.map((page) =>
      bodyOf<{ data: { articleId: number }[] }>(reader, `/api/article-list?size=${pageSize}&page=${page}`),
    ),
  );
  return lists.flatMap(({ data }) => data.map(({ articleId }) => articleId));
};

/** Delays of a reader while other users' work occupies the embedded database. */
export const waits: Measure = {
  name: 'waits',
  async run(bench) {
    const folder = join(bench.folder, 'waits');
    cpSync(await bench.demoFolder(), folder, { recursive: true });
    // of other days, to differ from the stored ones
    const file = await demoArticles(bench.folder, { until: new Date('2020-06-30T00:00:00Z'), days: 400 });
    return withServer({ DATA_DIR: folder, COLLECT: '0' }, async ({ url }): Promise<Figure[]> => {
      const [admin, reader] = [visitor(url), visitor(url)];
      await admin.signIn('admin@demo.go.kr', 'Admin!2345');
      await reader.signIn('staff@demo.go.kr', 'Staff!2345');
      const articleIds = await latest(reader);
      let edit: BatchResult | undefined;
      const works: [name: string, work: () => Promise<string>][] = [
        [
          '일괄 수정 1,000건',
          async () => {
            edit = await put(admin, '/api/update-article/batch-edit', {
              fromText: '다',
              toText: '닥',
              articleIds,
            });
            return `${edit.changed}건이 바뀜`;
          },
        ],
        [
          '되돌리기',
          async () => {
            await put(admin, '/api/update-article/batch-edit/undo', { batchEditId: edit?.batchEditId });
            return '';
          },
        ],
        [
          '기사 가져오기',
          async () => {
            const { stored, seconds } = await collectInto({ DATA_DIR: folder }, file);
            return `${stored}건, ${seconds.toFixed(1)}초`;
          },
        ],
      ];
      const figures: Figure[] = [];
      for (const [name, work] of works) {
        let note = '';
        const since = performance.now();
        const samples = await waitsDuring(reader, async () => {
          note = await work();
        });
        figures.push(
          { name: `${name} (PGlite)`, unit: 'ms', samples: [performance.now() - since], note },
          {
            name: `${name}: 다른 사람이 기다린 시간 (PGlite)`,
            unit: 'ms',
            samples,
            note: `가장 긴 것 ${Math.round(Math.max(...samples))}ms`,
            bar: { of: 'p95', most: maxWait },
          },
        );
        // analysis and clustering afterwards also delay other users
        const after = await waitsDuring(reader, () => wait(15_000));
        figures.push({
          name: `${name}: 다른 사람이 그 뒤 15초에 기다린 시간 (PGlite)`,
          unit: 'ms',
          samples: after,
          note: `가장 긴 것 ${Math.round(Math.max(...after))}ms`,
          bar: { of: 'p95', most: maxWait },
        });
      }
      return figures;
    });
  },
};
