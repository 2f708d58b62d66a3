import { describe, expect, it } from 'vitest';
import { agreementProblems, everythingAgreed, isEverythingAgreed, nothingAgreed } from './agreements.ts';

describe('agreements', () => {
  it('name each required one that is missing', () => {
    expect(agreementProblems(nothingAgreed)).toEqual({
      useTrmsAgre: '이용약관에 동의해 주세요.',
      prvcClctAgreEsntl: '개인정보 수집·이용(필수)에 동의해 주세요.',
    });
    expect(agreementProblems({ ...nothingAgreed, useTrmsAgre: 'Y' })).toEqual({
      prvcClctAgreEsntl: '개인정보 수집·이용(필수)에 동의해 주세요.',
    });
  });

  it('do without the optional one', () => {
    const given = { ...everythingAgreed, prvcClctAgreChc: 'N' } as const;
    expect(agreementProblems(given)).toEqual({});
    expect([isEverythingAgreed(given), isEverythingAgreed(everythingAgreed)]).toEqual([false, true]);
  });
});
