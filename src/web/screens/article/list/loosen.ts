import type { ArticleChip } from '../query/chips.ts';
import type { ArticleConditions } from '../query/conditions.ts';

/** A way out of an empty list: what to take away, and how many articles there are then. */
export interface WayOut {
  /** Name of the condition; null: all of them. */
  name: string | null;
  text: string;
  conditions: ArticleConditions;
  count: number;
}

const maxWays = 3;

/** The chips, one for each condition: several countries are one condition. */
export const conditionsOf = (
  chips: readonly ArticleChip[],
): { name: string; text: string; relaxed: ArticleConditions }[] =>
  [...Map.groupBy(chips, ({ name }) => name)].flatMap(([name, [first, ...others]]) =>
    first
      ? [{ name, text: [first, ...others].map(({ text }) => text).join(', '), relaxed: first.relaxed }]
      : [],
  );

/**
 * The ways out worth showing: single conditions that by themselves hide everything, most articles first; where none
 * does, all conditions at once – if there are articles at all.
 */
export const worthShowing = (single: readonly WayOut[], everything: WayOut): WayOut[] => {
  const helpful = single.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  if (helpful.length > 0) return helpful.slice(0, maxWays);
  return everything.count > 0 ? [everything] : [];
};
