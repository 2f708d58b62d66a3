import type { SQL } from 'drizzle-orm';
import type { FacetItem } from '#generated/types/searchCalls.ts';
import {
  countBy,
  dayOfReport,
  type GroupKey,
  keyOf,
  labelsOf,
  maxFirst,
  written,
} from '#server/modules/counts/index.ts';
import { type FacetCounts, type FacetName, inPeriods, type PeriodUnit } from './facetCounts.ts';

/** Facets whose keys can be selected, and the parameter of a search that selects them. */
export const selectableFacets = ['nation', 'media', 'classification'] as const;
export const facetParameters = {
  nation: 'ntnId',
  media: 'mediaId',
  classification: 'featExtrMclsf',
} as const;

/** Maximum lines per facet. */
const maxLines = 20;

const byDay: GroupKey = { key: dayOfReport, written };

/** Counts the items under a condition by several facets in one pass. */
export const countFacets = async (
  where: SQL | undefined,
  names: readonly FacetName[],
  unit: PeriodUnit,
): Promise<Partial<FacetCounts>> => {
  const keys = Object.fromEntries(names.map((name) => [name, name === 'period' ? byDay : keyOf[name]]));
  const { counts } = await countBy(where, keys);
  return counts['period'] ? { ...counts, period: inPeriods(counts['period'], unit) } : counts;
};

/** The most frequent keys with their labels, and the selected ones. */
export const facetLines = async (
  name: (typeof selectableFacets)[number],
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): Promise<FacetItem[]> => {
  const shown = maxFirst(counts).filter(({ key }, place) => place < maxLines || chosen.includes(key));
  const labels = await labelsOf(
    name,
    shown.map(({ key }) => key),
  );
  return shown.map(({ key, n }) => ({ key, label: labels.get(key) ?? key, count: n }));
};
