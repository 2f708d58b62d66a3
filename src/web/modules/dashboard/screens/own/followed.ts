import { type FigureConditions, figureQuery, noConditions } from '#web/modules/statistics/index.ts';

export type Followed = 'nations' | 'keywords';

const conditions = { nations: 'ntnId', keywords: 'keyword' } as const;

/** Conditions of the list that a country or a keyword links to. */
export const weekOf = (kind: Followed, keys: readonly string[]): FigureConditions => ({
  ...noConditions,
  period: 'week',
  [conditions[kind]]: keys,
});

/** Maximum length of the keywords in one request, in characters: in an address each may take nine. */
const maxLetters = 400;

/** Keywords in order, split into parts that fit in an address; a longer keyword is a part of its own. */
const partsOf = (keywords: readonly string[]): string[] => {
  const parts: string[] = [];
  for (const keyword of keywords) {
    const together = [...parts.slice(-1), keyword].join(', ');
    if (parts.length === 0 || together.length > maxLetters) parts.push(keyword);
    else parts[parts.length - 1] = together;
  }
  return parts;
};

/** The queries of the requests that count the articles of each key, in order. */
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
