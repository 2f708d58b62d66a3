import { describe, expect, it } from 'vitest';
import { articleScore, wholeScore } from './outletScores.ts';

const nothing = {
  lclsfNm: null,
  featExtrMclsf: null,
  featExtrKwdList: null,
  relIssueNmList: null,
  length: 0,
};

describe('the score of an article', () => {
  it('grows with all that was found in it, from 0 to 100', () => {
    expect(articleScore(nothing)).toBe(0);
    expect(articleScore({ ...nothing, lclsfNm: 'KOREA' })).toBe(30);
    expect(articleScore({ ...nothing, lclsfNm: 'GLOBAL', featExtrMclsf: 'MCLSF_04' })).toBe(10);
    expect(articleScore({ ...nothing, featExtrKwdList: ['가', '나'], relIssueNmList: ['다'] })).toBe(22);
    expect(articleScore({ ...nothing, length: 1_500 })).toBe(5);
    const everything = Array.from({ length: 20 }, String);
    expect(
      articleScore({
        lclsfNm: 'KOREA',
        featExtrMclsf: 'MCLSF_04',
        featExtrKwdList: everything,
        relIssueNmList: everything,
        length: 1_000_000,
      }),
    ).toBe(100);
  });

  it('is half of the whole, beside outlet and country', () => {
    expect(wholeScore(100, 100, 100)).toBe(100);
    expect(wholeScore(50, 20, 40)).toBe(40);
  });
});
