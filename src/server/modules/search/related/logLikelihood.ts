/** A part of the sum over the cells of the table; an empty cell adds nothing. */
const cell = (observed: number, expected: number): number =>
  observed === 0 ? 0 : observed * Math.log(observed / expected);

/**
 * Dunning's log-likelihood ratio (G²) of a word's share of two disjoint groups of texts; 0 where it is no greater in the
 * first. Above 10.8 the chance of so great a difference is 1 in 1,000, above 15.1 1 in 10,000.
 * @param some texts of the first group with the word, and its texts; `others` of the second
 */
export const logLikelihood = (
  some: { having: number; all: number },
  others: { having: number; all: number },
): number => {
  const all = some.all + others.all;
  const having = some.having + others.having;
  if (some.all === 0 || others.all === 0 || some.having * others.all <= others.having * some.all) return 0;
  const sums = [some, others].map(
    (group) =>
      cell(group.having, (group.all * having) / all) +
      cell(group.all - group.having, (group.all * (all - having)) / all),
  );
  return 2 * sums.reduce((sum, one) => sum + one, 0);
};
