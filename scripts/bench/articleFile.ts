import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { outsideData } from '../../tests/helpers/outsideData.ts';
import { type DemoOptions, demoData } from '../demo/demoData.ts';

/** Real articles are stored beside the project, never in it. */
const real = outsideData('articles/ktitan.ndjson.gz');

/** The demo generator's articles as a file for the collect command, with its default seed and a fixed day. */
export const demoArticles = async (
  folder: string,
  options: DemoOptions = { until: new Date('2026-06-30T00:00:00Z'), days: 2_000 },
): Promise<string> => {
  const lines: string[] = [];
  const names = new Map<string, string>();
  for await (const batch of demoData(options)) {
    if (batch.kind === 'media')
      for (const { dmnNm, mediaKornNm } of batch.records) names.set(dmnNm, mediaKornNm);
    else
      for (const { dmnNm, lanCd, ...item } of batch.records)
        lines.push(
          JSON.stringify({ ...item, lang: lanCd, mediaNm: names.get(dmnNm) ?? dmnNm, mediaDomain: dmnNm }),
        );
  }
  const file = join(folder, 'demo.ndjson');
  writeFileSync(file, lines.join('\n'));
  return file;
};

/** The articles to measure with: BENCH_ARTICLES, or the real ones if present, or else generated ones; prints which. */
export const articleFile = async (
  folder: string,
  say: (line: string) => void,
): Promise<{ path: string; name: string }> => {
  const wanted = process.env['BENCH_ARTICLES'] ?? real;
  if (existsSync(wanted)) return { path: wanted, name: basename(wanted) };
  say(`${basename(wanted)} 파일이 없어 체험 자료 생성기의 기사로 측정합니다.`);
  return { path: await demoArticles(folder), name: '체험 자료' };
};
