import { describe, expect, it } from 'vitest';
import { furtherWords, similarityWords } from './NearDuplicates.tsx';

describe('how alike two texts are', () => {
  it.each([
    [0, '거의 같음'],
    [3, '거의 같음'],
    [4, '매우 비슷함'],
    [7, '매우 비슷함'],
    [8, '비슷함'],
    [10, '비슷함'],
  ])('at a distance of %i is %s', (distance, words) => expect(similarityWords(distance)).toBe(words));
});

describe('what is left out', () => {
  it.each([
    [2, 2, null],
    [10, 10, null],
    [10, 13, '이 밖에 3건이 더 있습니다.'],
    [10, 100, '이 밖에 90건이 넘게 더 있습니다.'],
  ])('of %i shown and %i in all', (shown, total, words) => expect(furtherWords(shown, total)).toBe(words));
});
