import type { ArticleChip } from '../query/chips.ts';
import type { ArticleConditions } from '../query/conditions.ts';

/** A suggestion for an empty list: the condition to remove, and the resulting number of articles. */
export interface Suggestion {
  /** Name of the condition; null: all conditions. */
  name: string | null;
  text: string;
  conditions: ArticleConditions;
  count: number;
}

const maxWays = 3;

/** The conditions as chips, one per condition: several countries are one condition. */
export const conditionsOf = (
  chips: readonly ArticleChip[],
): { name: string; text: string; relaxed: ArticleConditions }[] =>
  [...Map.groupBy(chips, ({ name }) => name)].flatMap(([name, [first, ...others]]) =>
    first
      ? [{ name, text: [first, ...others].map(({ text }) => text).join(', '), relaxed: first.relaxed }]
      : [],
  );

/**
 * The useful suggestions: single conditions whose removal brings results, most articles first; without such a
 * condition, all conditions at once – if there are articles at all.
 */
export const usefulSuggestions = (single: readonly Suggestion[], everything: Suggestion): Suggestion[] => {
  const helpful = single.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  if (helpful.length > 0) return helpful.slice(0, maxWays);
  return everything.count > 0 ? [everything] : [];
};
