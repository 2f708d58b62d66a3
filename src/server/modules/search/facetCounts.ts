import type { FacetItem } from '#generated/types/searchCalls.ts';
import type { ArticleQuery } from './query/articleQuery.ts';

/** The facets by which found items are counted. */
export const facetNames = ['nation', 'media', 'classification', 'period'] as const;
export type FacetName = (typeof facetNames)[number];
export type PeriodUnit = 'day' | 'month';

/** Number of items per key of each facet. */
export type FacetCounts = Record<FacetName, Map<string, number>>;

export const noCounts = (): FacetCounts => ({
  nation: new Map(),
  media: new Map(),
  classification: new Map(),
  period: new Map(),
});

const maxPeriods = 36;
const dayMs = 86_400_000;
const maxDays = 31;

/** Ranges of up to a month are shown by day. */
export const unitOf = ({ startDate, endDate }: Pick<ArticleQuery, 'startDate' | 'endDate'>): PeriodUnit =>
  startDate && endDate && (Date.parse(endDate) - Date.parse(startDate)) / dayMs < maxDays ? 'day' : 'month';

/** Aggregates counts per day to counts per period. */
export const inPeriods = (days: ReadonlyMap<string, number>, unit: PeriodUnit): Map<string, number> => {
  const periods = new Map<string, number>();
  for (const [day, n] of days) {
    const period = unit === 'day' ? day : day.slice(0, 'yyyy-MM'.length);
    periods.set(period, (periods.get(period) ?? 0) + n);
  }
  return periods;
};

/** Counts to be added or subtracted; counts of a sample are multiplied. */
export interface SignedFacets {
  sign: number;
  counts: Partial<FacetCounts>;
}

/** Sums the counts of parts; keys with a sum of zero are dropped. */
export const addedUp = (parts: readonly SignedFacets[], names: readonly FacetName[]): Partial<FacetCounts> =>
  Object.fromEntries(
    names.map((name) => {
      const sum = new Map<string, number>();
      for (const { sign, counts } of parts)
        for (const [key, n] of counts[name] ?? []) sum.set(key, (sum.get(key) ?? 0) + sign * n);
      return [name, new Map([...sum].filter(([, n]) => n > 0))];
    }),
  );

/** Days or months with items, latest first. */
export const periodLines = (counts: ReadonlyMap<string, number>): FacetItem[] =>
  [...counts]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .slice(0, maxPeriods)
    .map(([key, count]) => ({ key, label: key, count }));
