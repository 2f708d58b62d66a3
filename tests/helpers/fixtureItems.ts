import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewsItem } from '#server/modules/collection/index.ts';
import { demoArticles } from '../../scripts/bench/articleFile.ts';
import type { NewsRecord } from './collected.ts';
import { fixture } from './fixtures.ts';
import { foreignNews } from './foreignNews.ts';
import { itemsOfFile } from './itemsOfFile.ts';
import { madePress } from './madePress.ts';

const lastDay = new Date('2025-11-30T00:00:00Z');
const demoDays = 60;
const events = 150;

const nations = { en: 'US', fr: 'FR', es: 'ES', ja: 'JP', ko: 'KR' } as const;

const pressRecords = (): NewsRecord[] =>
  madePress(events).map(({ lang, title, summary, url, published }) => ({
    kornTtl: null,
    lclanTtl: title,
    articleCn: summary,
    articleTransCn: null,
    lang,
    mediaNm: `Made press ${lang}`,
    ntnId: nations[lang],
    frmTrsfNscvrgDt: published,
    url,
  }));

/**
 * A constant set of articles in many scripts: real ones in English, Kurdish and Arabic (every second of the
 * collection), those of the demo with their translations, and invented ones in Korean, Japanese, Thai and more.
 */
export const fixtureItems = async (): Promise<NewsItem[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'fixture-items-'));
  try {
    const made = join(folder, 'made.ndjson');
    const records = [...pressRecords(), ...foreignNews(lastDay.getTime())];
    writeFileSync(made, records.map((record) => JSON.stringify(record)).join('\n'));
    const universities = await itemsOfFile(fixture('articles/kurdistan-univ.ndjson.gz'));
    return [
      ...universities.filter((_item, index) => index % 2 === 0),
      ...(await itemsOfFile(await demoArticles(folder, { until: lastDay, days: demoDays }))),
      ...(await itemsOfFile(made)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};
