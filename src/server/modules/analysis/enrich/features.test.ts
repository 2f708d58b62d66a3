import { describe, expect, it } from 'vitest';
import type { FeatureKind } from '#contract/features.ts';
import { dictionaryOf, featuresIn, type Side } from './features.ts';
import { comparedText } from './lexicon/comparedText.ts';

const entry = (extrId: number, extrKwd: string, featKndCd: FeatureKind, ...synmList: string[]) => ({
  extrId,
  extrKwd,
  featKndCd,
  synmList,
});
const side = (title: string | null, body: string | null): Side => ({
  title: title === null ? null : comparedText(title),
  body: body === null ? null : comparedText(body),
});

const dictionary = dictionaryOf(
  [
    entry(1, '한류', 'issue', 'hallyu', 'Korean wave'),
    entry(2, '방탄소년단', 'pern', 'BTS', '防弹少年团'),
    entry(7, '국립중앙박물관', 'inst', 'National Museum of Korea'),
    entry(9, '한류', 'plcy'),
  ],
  [
    { relIssueNm: '한류 확산', extrIds: [1, 2] },
    { relIssueNm: '문화유산', extrIds: [7, 404] },
  ],
);

describe('features of an article', () => {
  it('are grouped by kind under their main form, keywords by weight', () => {
    const found = featuresIn(dictionary, [
      side('BTS opens show', 'The National Museum of Korea and the Korean wave. BTS said. BTS sang.'),
    ]);
    expect(found).toEqual({
      featExtr: {
        issue: ['한류'],
        pern: ['방탄소년단'],
        incdnt: [],
        plcy: [],
        inst: ['국립중앙박물관'],
        evnt: [],
      },
      featExtrKwdList: ['방탄소년단', '국립중앙박물관', '한류'],
      relIssueNmList: ['한류 확산', '문화유산'],
    });
  });

  it('of a word in two kinds stand in both, and once among the keywords', () => {
    const found = featuresIn(dictionary, [side('한류', null)]);
    expect(found.featExtr).toMatchObject({ issue: ['한류'], plcy: ['한류'] });
    expect(found.featExtrKwdList).toEqual(['한류']);
  });

  it('count a translation not twice, but where it says more', () => {
    const once = featuresIn(dictionary, [side('Hallyu', 'BTS BTS BTS BTS'), side(null, null)]);
    const twice = featuresIn(dictionary, [
      side('Hallyu', 'BTS BTS BTS BTS'),
      side('Korean wave', '방탄소년단'),
    ]);
    expect(twice).toEqual(once);
    expect(once.featExtrKwdList).toEqual(['방탄소년단', '한류']);
  });

  it('are nothing where nothing was found', () => {
    expect(featuresIn(dictionary, [side('weather', 'sunny')])).toEqual({
      featExtr: null,
      featExtrKwdList: null,
      relIssueNmList: null,
    });
  });

  it('are bounded', () => {
    const many = dictionaryOf(
      Array.from({ length: 60 }, (_, index) => entry(index, `name${index}`, 'pern')),
      Array.from({ length: 30 }, (_, index) => ({ relIssueNm: `issue${index}`, extrIds: [index] })),
    );
    const found = featuresIn(many, [
      side(null, Array.from({ length: 60 }, (_, index) => `name${index}`).join(' ')),
    ]);
    expect(found.featExtrKwdList).toHaveLength(20);
    expect(found.featExtr?.pern).toHaveLength(20);
    expect(found.relIssueNmList).toHaveLength(10);
  });
});
