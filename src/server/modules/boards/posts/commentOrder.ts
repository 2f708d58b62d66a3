export interface Placed {
  cmntId: number;
  upCmntId: number | null;
  sortNo: number;
}

const inOrder = (a: Placed, b: Placed): number => a.sortNo - b.sortNo || a.cmntId - b.cmntId;

/** Comments by sortNo, each with its replies behind it, these by sortNo too. A reply whose comment is gone comes last. */
export const byPlace = <T extends Placed>(comments: readonly T[]): T[] => {
  const tops = comments.filter(({ upCmntId }) => upCmntId === null).toSorted(inOrder);
  const known = new Set(tops.map(({ cmntId }) => cmntId));
  const replies = Map.groupBy(comments, ({ upCmntId }) => upCmntId);
  const orphans = comments.filter(({ upCmntId }) => upCmntId !== null && !known.has(upCmntId));
  return [
    ...tops.flatMap((top) => [top, ...(replies.get(top.cmntId) ?? []).toSorted(inOrder)]),
    ...orphans.toSorted((a, b) => (a.upCmntId ?? 0) - (b.upCmntId ?? 0) || inOrder(a, b)),
  ];
};
