import { fold } from '#server/kernel/text/tokens.ts';

/** Pairs of neighbouring letters and digits of a headline. */
const pairsOf = (title: string): Map<string, number> => {
  const letters = fold(title).replace(/[^\p{L}\p{N}]+/gu, '');
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < letters.length; at++) {
    const pair = letters.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
};

/** Minimum share of equal letter pairs (Dice) between two versions of one headline. */
const minAlike = 0.4;

/** Whether two headlines may be versions of one: outlets reuse identifiers and addresses for other articles. */
export const isVersionOf = (one: string, other: string): boolean => {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const size = [...first.values(), ...second.values()].reduce((sum, count) => sum + count, 0);
  if (size === 0) return fold(one) === fold(other);
  let common = 0;
  for (const [pair, count] of first) common += Math.min(count, second.get(pair) ?? 0);
  return (2 * common) / size >= minAlike;
};
