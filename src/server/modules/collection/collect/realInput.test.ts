import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fixture } from '../../../../../tests/helpers/fixtures.ts';
import { MemoryStore } from '../../../../../tests/helpers/memoryStore.ts';
import { foreignReports, koreanReport } from '../../../../../tests/helpers/translatedReport.ts';
import { collect } from './collect.ts';
import { openSource } from './source.ts';
import { emptyTally } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'real-input-'));
afterAll(() => rmSync(folder, { recursive: true }));

const collected = async (path: string) => {
  const { source } = await openSource(path);
  if (!source) throw new Error('skipped');
  const store = new MemoryStore();
  const { tally } = await collect(source, store);
  return { tally, items: [...store.items.values()] };
};

const written = (name: string, records: readonly object[]): string => {
  const path = join(folder, name);
  writeFileSync(path, records.map((record) => JSON.stringify(record)).join('\n'));
  return path;
};

// `npm run test:long` reads sixty thousand articles of three more collections
describe('a real collection', () => {
  it('is read whole, with language, country, address and plain text', async () => {
    const { tally, items } = await collected(fixture('articles/kurdistan-univ.ndjson.gz'));
    expect(tally).toEqual({ ...emptyTally(), read: 1389, stored: 1389 });
    expect(items.filter((item) => item.ntnId !== 'IQ')).toEqual([]);
    expect(
      Object.fromEntries([...Map.groupBy(items, ({ lang }) => lang)].map(([lang, of]) => [lang, of.length])),
    ).toEqual({ en: 604, ckb: 502, ar: 283 });
    expect(new Set(items.map(({ canonicalUrl }) => canonicalUrl)).size).toBe(1389);
    const entity = /&(?:apos|quot|amp|nbsp|lt|gt);/;
    expect(items.filter((item) => entity.test(item.lclanTtl + item.articleCn))).toEqual([]);
  });
});

describe('records in the form of a real collection', () => {
  const record = (title: string, url: string, more: object = {}) => ({
    title,
    summary: '',
    outlet: 'BBC',
    outlet_key: 'bbc',
    outlet_country: 'GB',
    country: 'GB',
    lang: 'en',
    published: '2025-09-01T08:00:00+09:00',
    collected: '2025-09-01',
    url,
    ...more,
  });

  it('lose entities, tracking and repeats, and keep items without summary', async () => {
    const path = written('press.ndjson', [
      record('The harbour&apos;s museum &amp; its lanterns', 'https://www.bbc.com/news/1?at_medium=RSS&id=7'),
      record('Repeated', 'https://www.bbc.com/news/2?utm_source=rss', { summary: 'First&nbsp;time' }),
      record('Repeated', 'https://www.bbc.com/news/2?UTM_Campaign=x', { summary: 'Second time' }),
      record('Repeated', 'https://www.bbc.com/news/3', { summary: 'Another address' }),
    ]);
    const { tally, items } = await collected(path);
    expect(tally).toEqual({ ...emptyTally(), read: 4, stored: 3, duplicates: 1 });
    expect(items.map(({ lclanTtl, articleCn, canonicalUrl }) => [lclanTtl, articleCn, canonicalUrl])).toEqual(
      [
        ["The harbour's museum & its lanterns", '', 'bbc.com/news/1?id=7'],
        ['Repeated', 'First time', 'bbc.com/news/2'],
        ['Repeated', 'Another address', 'bbc.com/news/3'],
      ],
    );
    expect(items.map(({ frmTrsfNscvrgDt }) => frmTrsfNscvrgDt?.toISOString())).toEqual(
      Array(3).fill('2025-08-31T23:00:00.000Z'),
    );
  });

  it('give every version of a document its Korean translation', async () => {
    const reports = [...foreignReports, koreanReport];
    const path = written(
      'documents.ndjson',
      reports.map(({ lang, title, paragraphs }) => ({
        doc_id: 'bbc.1',
        outlet: 'bbc',
        lang: lang === 'ko' ? 'kor' : lang,
        kind: 'ref',
        title,
        body: paragraphs.join('\n'),
      })),
    );
    const { tally, items } = await collected(path);
    const stored = foreignReports.length;
    expect(tally).toEqual({ ...emptyTally(), read: stored + 1, stored, joined: 1 });
    expect(
      items.map(({ lang, lclanTtl, kornTtl, articleTransCn, ntnId }) => [
        lang,
        lclanTtl,
        kornTtl,
        articleTransCn,
        ntnId,
      ]),
    ).toEqual(
      foreignReports.map(({ lang, title }) => [
        lang,
        title,
        koreanReport.title,
        koreanReport.paragraphs.join('\n'),
        'GB',
      ]),
    );
  });

  it('of single sentences are skipped with the reason', async () => {
    const path = written('sentences.ndjson', [{ source: 'made', text: koreanReport.title }]);
    expect((await openSource(path)).skipped).toMatch(/source, text/);
  });
});
