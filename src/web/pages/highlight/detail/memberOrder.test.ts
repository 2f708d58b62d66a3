import { expect, it } from 'vitest';
import type { Member } from './clusterRecord.ts';
import { ordered } from './memberOrder.ts';

const member = (articleId: number, frmTrsfNscvrgDt: string | null): Member => ({
  articleId,
  itemKnd: 'article',
  sortNo: articleId,
  kornTtl: null,
  lclanTtl: null,
  lanCd: null,
  frmTrsfNscvrgDt,
  mediaNm: null,
  mediaLclanNm: null,
  ntnId: null,
  ntnNm: null,
  memoYn: 'N',
});
const members = [
  member(1, null),
  member(2, '2026-11-20T03:00:00Z'),
  member(3, '2026-11-20T05:00:00+09:00'),
  member(4, null),
  member(5, '2026-11-20T03:00:00Z'),
];

it.each([
  ['near', [1, 2, 3, 4, 5]],
  ['latest', [2, 5, 3, 1, 4]],
  ['earliest', [3, 2, 5, 1, 4]],
] as const)('by %s', (order, ids) => {
  expect(ordered(members, order).map(({ articleId }) => articleId)).toEqual(ids);
});
