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
