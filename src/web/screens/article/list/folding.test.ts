import { describe, expect, it } from 'vitest';
import { folded } from './folding.ts';

const rows = [
  { articleId: 1, clusterId: 7 },
  { articleId: 2, clusterId: null },
  { articleId: 3, clusterId: 7 },
  { articleId: 4 },
  { articleId: 5, clusterId: 8 },
  { articleId: 6, clusterId: 7 },
];
const ids = (opened: number[]) => folded(rows, new Set(opened)).rows.map(({ articleId }) => articleId);

describe('the folded rows of a page', () => {
  it('stand under the first of their highlight', () => {
    const { folds } = folded(rows, new Set());
    expect(ids([])).toEqual([1, 2, 4, 5]);
    expect([...folds]).toEqual([[1, { clusterId: 7, count: 2, isOpen: false }]]);
  });

  it('come behind it when it is opened', () => {
    expect(ids([7])).toEqual([1, 3, 6, 2, 4, 5]);
    expect(folded(rows, new Set([7])).folds.get(1)?.isOpen).toBe(true);
  });
});
