import { type FigureConditions, figureQuery, noConditions } from '#web/kit/figures/listAddress.ts';

export type Followed = 'nations' | 'keywords';

const conditions = { nations: 'ntnId', keywords: 'keyword' } as const;

/** The list that a country or a keyword leads to. */
export const weekOf = (kind: Followed, keys: readonly string[]): FigureConditions => ({
  ...noConditions,
  period: 'week',
  [conditions[kind]]: keys,
});

/** Letters of the keywords of one call: in an address each may take nine. */
const maxLetters = 400;

/** Keywords in their order, in parts that fit in an address; one that is longer is a part of its own. */
const partsOf = (keywords: readonly string[]): string[] => {
  const parts: string[] = [];
  for (const keyword of keywords) {
    const together = [...parts.slice(-1), keyword].join(', ');
    if (parts.length === 0 || together.length > maxLetters) parts.push(keyword);
    else parts[parts.length - 1] = together;
  }
  return parts;
};

/** The queries of the calls that count the articles of each of them, in their order. */
export const countQueries = (
  kind: Followed,
  keys: readonly string[],
  today: string,
): Record<string, string | readonly string[]>[] => {
  const common = figureQuery(weekOf(kind, []), today);
  return kind === 'nations'
    ? [{ ...common, ntnId: keys }]
    : partsOf(keys).map((keyword) => ({ ...common, keyword }));
};
