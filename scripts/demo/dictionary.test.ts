import { describe, expect, it } from 'vitest';
import { dictionaryOf, featuresOf } from '#server/modules/analysis/index.ts';
import { demoData } from './demoData.ts';
import { demoDictionary, demoIssues } from './dictionary.ts';
import type { DemoArticle } from './records.ts';

const items: DemoArticle[] = [];
for await (const batch of demoData({ until: new Date('2026-11-21T06:00:00Z'), days: 40 }))
  if (batch.kind === 'article') items.push(...batch.records);
const articles = items.filter(({ itemKnd }) => itemKnd === 'article');
const dictionary = dictionaryOf(demoDictionary.map((word, at) => ({ extrId: at + 1, ...word })));

describe('the dictionary of the demo', () => {
  it('has each word once in its kind, with writings in other languages', () => {
    const keys = demoDictionary.map(({ extrKwd, featKndCd }) => `${featKndCd} ${extrKwd}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(60);
    expect(demoDictionary.filter(({ synmList }) => synmList.length === 0)).toEqual([]);
    expect(new Set(demoDictionary.map(({ featKndCd }) => featKndCd)).size).toBe(6);
  });

  it('finds three words or more in every article of the press', () => {
    const few = articles.filter((item) => (featuresOf(dictionary, item).featExtrKwdList ?? []).length < 3);
    expect(few.map(({ kornTtl, articleTransCn }) => [kornTtl, articleTransCn.split('\n')[0]])).toEqual([]);
  });

  it('has the words of the issues that are watched', () => {
    const words = new Set(demoDictionary.map(({ extrKwd }) => extrKwd));
    expect(demoIssues.flatMap((issue) => issue.words).filter((word) => !words.has(word))).toEqual([]);
  });
});
