import { describe, expect, it } from 'vitest';
import { mergeProblem } from './mergeMedia.ts';

const outlet = (mediaId: number, mrgTrgtMediaId: number | null = null, useYn = 'Y') => ({
  mediaId,
  mrgTrgtMediaId,
  useYn,
});

describe('a merge', () => {
  it('of two that stand on their own is fine', () =>
    expect(mergeProblem(outlet(1), outlet(2))).toBeUndefined());

  it.each([
    ['into itself', outlet(1), outlet(1), /자기 자신/],
    ['back into what was merged into it', outlet(1), outlet(2, 1), /서로 병합/],
    ['into one that is merged elsewhere', outlet(1), outlet(2, 3), /최종 매체/],
    ['into an unused one', outlet(1), outlet(2, null, 'N'), /미사용/],
    ['of one that is merged already', outlet(1, 3), outlet(2), /이미 다른 매체/],
  ])('%s is refused', (_, from, into, sentence) => expect(mergeProblem(from, into)).toMatch(sentence));
});
