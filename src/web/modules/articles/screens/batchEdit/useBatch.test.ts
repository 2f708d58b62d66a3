import { describe, expect, it } from 'vitest';
import { maxArticles } from '#contract/batchEdit.ts';
import { chooseAllWords } from './useBatch.ts';

describe('the button that chooses all', () => {
  it.each([
    [21, true, '21건 모두 선택'],
    [200, false, '200건+ 모두 선택'],
    [maxArticles, true, '1,000건 모두 선택'],
    [maxArticles + 1, true, '앞의 1,000건 모두 선택'],
    [maxArticles + 1, false, '앞의 1,000건 모두 선택'],
  ])('of %i articles (exact: %s) says %s', (totalRecords, totalIsExact, words) =>
    expect(chooseAllWords({ totalRecords, totalIsExact })).toBe(words),
  );
});
