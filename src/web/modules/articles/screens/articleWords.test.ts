import { describe, expect, it } from 'vitest';
import { outletOf, titlesOf } from '../parts/items/itemNames.ts';
import { collectedBy, lacksKoreanTitle } from './articleWords.ts';

describe('titles', () => {
  it('are the Korean over the local one', () => {
    expect(titlesOf({ kornTtl: '서울', lclanTtl: 'ソウル', lanCd: 'ja' })).toEqual({
      main: { text: '서울', language: 'ko' },
      local: { text: 'ソウル', language: 'ja' },
      isIncomplete: false,
    });
  });

  it('without a Korean one are the local one, in its language, and marked as incomplete', () => {
    expect(titlesOf({ kornTtl: null, lclanTtl: 'ソウル', lanCd: 'ja' })).toEqual({
      main: { text: 'ソウル', language: 'ja' },
      local: null,
      isIncomplete: true,
    });
  });

  it('of an article in Korean lack nothing', () =>
    expect(titlesOf({ kornTtl: null, lclanTtl: '서울', lanCd: 'ko' }).isIncomplete).toBe(false));

  it.each([
    ['N', 'N', false],
    ['Y', 'N', true],
    ['N', 'Y', true],
  ] as const)(
    'missing in Korean are news only where somebody has begun: by hand %s, translated %s',
    (menualYn, wholSentTransYn, isTold) => {
      const foreign = { lclanTtl: 'ソウル', lanCd: 'ja', menualYn, wholSentTransYn };
      expect(lacksKoreanTitle({ ...foreign, kornTtl: null })).toBe(isTold);
      expect(lacksKoreanTitle({ ...foreign, kornTtl: '서울' })).toBe(false);
      expect(lacksKoreanTitle({ ...foreign, kornTtl: null, lanCd: 'ko' })).toBe(false);
    },
  );

  it('do not repeat themselves', () =>
    expect(titlesOf({ kornTtl: '서울', lclanTtl: '서울', lanCd: 'ko' }).local).toBeNull());

  it('are never empty: a row must be something to press', () =>
    expect(titlesOf({ kornTtl: null, lclanTtl: null, lanCd: null }).main.text).toBe('제목 없음'));
});

describe('an outlet', () => {
  it.each([
    ['르몽드', 'Le Monde', '르몽드'],
    [null, 'Le Monde', 'Le Monde'],
    [null, null, null],
  ])('of the names %s and %s is called %s', (mediaNm, mediaLclanNm, name) =>
    expect(outletOf({ mediaNm, mediaLclanNm })).toBe(name),
  );
});

describe('how an article came here', () => {
  it.each([
    ['Y', 'N', 'N', '수동', '사람이 등록한 기사'],
    ['Y', 'Y', 'N', '수동', '사람이 등록한 기사'],
    ['N', 'Y', 'N', 'AI', 'AI가 수집한 기사'],
    ['N', 'Y', 'Y', 'AI', 'AI가 수집한 유료 기사'],
    ['N', 'N', 'N', '자동', '자동으로 수집한 기사'],
    ['N', 'N', 'Y', '자동', '자동으로 수집한 유료 기사'],
  ] as const)('by hand %s, by AI %s, paid %s: %s, %s', (menualYn, aiYn, payYn, label, explained) =>
    expect(collectedBy({ menualYn, aiYn, payYn }, { word: '기사' })).toEqual({ label, explained }),
  );
});
