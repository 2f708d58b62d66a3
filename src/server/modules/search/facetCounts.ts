import type { FacetItem } from '#generated/types/searchCalls.ts';
import type { ArticleQuery } from './query/articleQuery.ts';

/** What found items are counted by, beside their list. */
export const facetNames = ['nation', 'media', 'classification', 'period'] as const;
export type FacetName = (typeof facetNames)[number];
export type PeriodUnit = 'day' | 'month';

/** Items by the keys of each facet. */
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

/** Up to a month is shown by days. */
export const unitOf = ({ startDate, endDate }: Pick<ArticleQuery, 'startDate' | 'endDate'>): PeriodUnit =>
  startDate && endDate && (Date.parse(endDate) - Date.parse(startDate)) / dayMs < maxDays ? 'day' : 'month';

/** Counts per day as counts per period. */
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

/** Counts of parts as those of the whole; keys of which nothing is left are none. */
export const addedUp = (parts: readonly SignedFacets[], names: readonly FacetName[]): Partial<FacetCounts> =>
  Object.fromEntries(
    names.map((name) => {
      const sum = new Map<string, number>();
      for (const { sign, counts } of parts)
        for (const [key, n] of counts[name] ?? []) sum.set(key, (sum.get(key) ?? 0) + sign * n);
      return [name, new Map([...sum].filter(([, n]) => n > 0))];
    }),
  );

/** Days or months that have an item, the latest first. */
export const periodLines = (counts: ReadonlyMap<string, number>): FacetItem[] =>
  [...counts]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .slice(0, maxPeriods)
    .map(([key, count]) => ({ key, label: key, count }));
