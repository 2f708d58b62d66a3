import { expect, it } from 'vitest';
import type { Found } from '../query/searchQuery.ts';
import { foldedSentence, pagedTotal } from './folded.ts';

const total = (count: number, isCapped = false) => ({ count, isCapped });

it('says how many of how many hits are folded, of a part where not all were looked through', () => {
  expect(foldedSentence(undefined, total(9))).toBeUndefined();
  expect(foldedSentence({ lookedThrough: 9, foldedCnt: 0 }, total(9))).toBeUndefined();
  expect(foldedSentence({ lookedThrough: 9, foldedCnt: 3 }, total(9))).toBe('3건은 다른 글과 같은 소식');
  expect(foldedSentence({ lookedThrough: 10_000, foldedCnt: 1_200 }, total(10_000, true))).toBe(
    '앞의 10,000건 중 1,200건은 다른 글과 같은 소식',
  );
});

it('pages through the groups as far as they are known', () => {
  const page = (data: number, additionalInfos?: object): Found => ({
    data: Array.from({ length: data }) as Found['data'],
    page: 2,
    size: 10,
    totalRecords: 95,
    ...(additionalInfos && { additionalInfos }),
  });
  expect(pagedTotal(page(10), 95)).toBe(95);
  expect(pagedTotal(page(10, { lookedThrough: 95, foldedCnt: 30 }), 95)).toBe(65);
  expect(pagedTotal(page(10, { lookedThrough: 40, foldedCnt: 5 }), 95)).toBe(95);
  expect(pagedTotal(page(4, { lookedThrough: 40, foldedCnt: 5 }), 95)).toBe(14);
});
