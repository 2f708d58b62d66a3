import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { countText } from '#contract/countText.ts';
import { visitor } from '../../../tests/helpers/visitor.ts';
import { findPostgres } from '../../bootstrap/postgres.mjs';
import { type Measure, withServer } from '../bench.ts';
import { corpusDatabase } from '../corpus/corpusDatabase.ts';
import { corpusFolder } from '../corpus/corpusFolder.ts';
import type { Figure } from '../figures.ts';
import { idleMemory, memoryOf, peakDuring } from '../memory.ts';

const rows = 100_000;
const runs = 3;

/** Exports of the whole list, with the list's columns or including the bodies. */
const files: { name: string; path: string; hasBodies?: boolean }[] = [
  { name: '목록 엑셀', path: '/api/article-list-excel?sort=regDt,DESC' },
  { name: '목록 텍스트', path: '/api/article-list-txt?sort=regDt,DESC' },
  { name: '본문 엑셀', path: '/api/article-list-full-excel?sort=regDt,DESC', hasBodies: true },
];

interface Served {
  url: string;
  pid: number;
}

/** Export speed for a hundred thousand articles, and the server's memory growth. */
const exportFigures = async ({ url, pid }: Served, engine: string, min: number): Promise<Figure[]> => {
  const admin = visitor(url);
  await admin.signIn('admin@demo.go.kr', 'Admin!2345');
  // memory left over from the start should not count
  await idleMemory(pid);
  const figures: Figure[] = [];
  for (const { name, path, hasBodies } of files) {
    const [rates, grown]: [number[], number[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      const { now } = memoryOf(pid);
      const since = performance.now();
      const peak = await peakDuring(pid, async () => {
        const answer = await admin.get(path);
        for await (const _piece of answer.body ?? []) continue;
        if (Number(answer.headers.get('x-total-records')) !== rows)
          throw new Error(`${path} does not hold every row.`);
      });
      rates.push((rows * 1000) / (performance.now() - since));
      grown.push(Math.max(0, peak - now));
    }
    const note = `${path}, ${countText(rows)}`;
    figures.push(
      {
        name: `기사 내보내기: ${name} (${engine})`,
        unit: '건/s',
        samples: rates,
        ...(!hasBodies && { bar: { of: 'median' as const, least: min } }),
        note,
      },
      {
        name: `기사 내보내기: ${name}, 메모리 증가 (${engine})`,
        unit: 'MB',
        samples: grown,
        bar: { of: 'median', most: 60 },
        note,
      },
    );
  }
  return figures;
};

/** Exports of a hundred thousand analysed articles, on both engines. */
export const articleExports: Measure = {
  name: 'exports',
  async run(bench) {
    const folder = join(bench.folder, 'exports');
    cpSync(await corpusFolder(rows, bench.say), folder, { recursive: true });
    const embedded = await withServer({ DATA_DIR: folder, COLLECT: '0' }, (served) =>
      exportFigures(served, 'PGlite', 4_000),
    );
    if (!findPostgres()) {
      bench.say('PostgreSQL 서버 프로그램이 없어 PostgreSQL 측정을 건너뜁니다.');
      return embedded;
    }
    const database = await corpusDatabase(rows, bench.say);
    try {
      const place = {
        DATABASE_URL: database.url,
        DATA_DIR: join(bench.folder, 'export-files'),
        COLLECT: '0',
      };
      return [
        ...embedded,
        ...(await withServer(place, (served) => exportFigures(served, 'PostgreSQL', 10_000))),
      ];
    } finally {
      await database.close();
    }
  },
};
