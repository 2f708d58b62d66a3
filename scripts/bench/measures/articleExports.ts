import { join } from 'node:path';
import { visitor } from '../../../tests/helpers/visitor.ts';
import { yearOfArticles } from '../../../tests/helpers/yearOfArticles.ts';
import { type Measure, withServer } from '../bench.ts';
import type { Figure } from '../figures.ts';
import { memoryOf, mostDuring } from '../memory.ts';

const rows = 100_000;
const runs = 3;

/** Files of the whole list, with what the list shows or with the texts beside. */
const files: [name: string, path: string, least: number | undefined][] = [
  ['목록 엑셀', '/api/article-list-excel?sort=regDt,DESC', 10_000],
  ['목록 텍스트', '/api/article-list-txt?sort=regDt,DESC', 10_000],
  ['본문 엑셀', '/api/article-list-full-excel?sort=regDt,DESC', undefined],
];

/** Files of a hundred thousand articles of the embedded database: how fast they come, and what the server needs. */
export const articleExports: Measure = {
  name: 'exports',
  async run(bench) {
    const folder = join(bench.folder, 'exports');
    await yearOfArticles(folder, rows);
    return withServer({ DATA_DIR: folder }, async ({ url, pid }) => {
      const admin = visitor(url);
      await admin.signIn('admin@demo.go.kr', 'Admin!2345');
      const figures: Figure[] = [];
      for (const [name, path, least] of files) {
        const [rates, grown]: [number[], number[]] = [[], []];
        for (let run = 0; run < runs; run += 1) {
          const { now } = memoryOf(pid);
          const since = performance.now();
          const most = await mostDuring(pid, async () => {
            const answer = await admin.get(path);
            for await (const _piece of answer.body ?? []) continue;
            if (Number(answer.headers.get('x-total-records')) !== rows)
              throw new Error(`${path} does not hold every row.`);
          });
          rates.push((rows * 1000) / (performance.now() - since));
          grown.push(Math.max(0, most - now));
        }
        const note = `${path}, ${rows.toLocaleString('ko-KR')}건`;
        figures.push(
          {
            name: `기사 내보내기: ${name} (PGlite)`,
            unit: '건/s',
            samples: rates,
            ...(least !== undefined && { bar: { of: 'median' as const, least } }),
            note,
          },
          {
            name: `기사 내보내기: ${name}, 메모리 증가`,
            unit: 'MB',
            samples: grown,
            bar: { of: 'median', most: 100 },
            note,
          },
        );
      }
      return figures;
    });
  },
};
