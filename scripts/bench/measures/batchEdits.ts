import type { ListAnswer } from '#contract/list.ts';
import type { BatchResult } from '#generated/types/articleBatchCalls.ts';
import { type Visitor, visitor } from '../../../tests/helpers/visitor.ts';
import { type Measure, withServer } from '../bench.ts';
import type { Bar, Figure } from '../figures.ts';
import { bodyOf } from '../requests.ts';

const rounds = 5;
const pages = [1, 2, 3, 4, 5];
const pageSize = 200;
const bar: Bar = { of: 'median', most: 5_000 };

const latest = async (admin: Visitor): Promise<number[]> => {
  const lists = await Promise.all(
    pages.map((page) =>
      bodyOf<ListAnswer<{ articleId: number }>>(admin, `/api/article-list?size=${pageSize}&page=${page}`),
    ),
  );
  return lists.flatMap(({ data }) => data.map(({ articleId }) => articleId));
};

const timedPut = async (
  admin: Visitor,
  path: string,
  body: object,
): Promise<{ ms: number; data: BatchResult }> => {
  const since = performance.now();
  const answer = await admin.post(path, body, { _method: 'PUT' });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  return { ms: performance.now() - since, data: (JSON.parse(text) as { data: BatchResult }).data };
};

/** Replaces a letter that occurs in nearly every title in the thousand latest articles, and undoes it. */
export const batchEdits: Measure = {
  name: 'batch',
  run: async (bench) =>
    withServer({ DATA_DIR: await bench.importedFolder() }, async ({ url }): Promise<Figure[]> => {
      const admin = visitor(url);
      await admin.signIn('admin@demo.go.kr', 'Admin!2345');
      const articleIds = await latest(admin);
      const applied: number[] = [];
      const undone: number[] = [];
      let changed = 0;
      for (let round = 0; round < rounds; round += 1) {
        const edit = { fromText: 'e', toText: 'ë', articleIds };
        const there = await timedPut(admin, '/api/update-article/batch-edit', edit);
        const { batchEditId } = there.data;
        const back = await timedPut(admin, '/api/update-article/batch-edit/undo', { batchEditId });
        applied.push(there.ms);
        undone.push(back.ms);
        ({ changed } = there.data);
      }
      const note = `${changed}건이 바뀜`;
      return [
        { name: '기사 1,000건 일괄 수정 (PGlite)', unit: 'ms', samples: applied, bar, note },
        { name: '기사 1,000건 되돌리기 (PGlite)', unit: 'ms', samples: undone, bar, note },
      ];
    }),
};
