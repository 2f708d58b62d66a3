import { and, eq, gt, max, sum } from 'drizzle-orm';
import { media } from '#generated/tables/index.ts';
import { reader } from '#server/kernel/database/db.ts';

/** The maxima that scores are relative to. */
export interface Weights {
  /** Articles of the outlets of each country. */
  byNation: Map<string, number>;
  maxOfNation: number;
  maxOfOutlet: number;
}

/** Articles per country, and the maximum of a country and of an outlet, as counted now. */
export const weights = async (): Promise<Weights> => {
  const rows = await reader()
    .select({ ntnId: media.ntnId, n: sum(media.articleCount), most: max(media.articleCount) })
    .from(media)
    // uses the index of the counter: most outlets from lists have no articles yet
    .where(and(eq(media.delYn, 'N'), gt(media.articleCount, 0)))
    .groupBy(media.ntnId);
  const byNation = new Map(rows.flatMap(({ ntnId, n }) => (ntnId === null ? [] : [[ntnId, Number(n)]])));
  return {
    byNation,
    maxOfNation: Math.max(0, ...byNation.values()),
    maxOfOutlet: Math.max(0, ...rows.map(({ most }) => most ?? 0)),
  };
};

/**
 * Logarithmic share relative to the maximum, 0 to 1: a tenth of the articles gives far more than a tenth of the weight.
 */
const share = (part: number, max: number): number =>
  part <= 0 || max <= 0 ? 0 : Math.min(1, Math.log1p(part) / Math.log1p(max));

const rounded = (score: number): number => Math.round(score * 10) / 10;

/** Score of a country, 0 to 100: its number of articles relative to the country with the most. */
export const nationScore = (articles: number, max: number): number => rounded(100 * share(articles, max));

/**
 * Score of an outlet, 0 to 100: 50 for a main outlet, and up to 50 for its number of articles relative to the outlet
 * with the most.
 */
export const outletScore = (isMain: boolean, articles: number, max: number): number =>
  rounded((isMain ? 50 : 0) + 50 * share(articles, max));
