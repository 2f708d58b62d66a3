import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { appUser, clusterDeed } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { actorNames } from '#server/modules/platform/index.ts';

/** Whether a deed changed one of these highlights, be it one of another that took articles from here. */
export const isAbout = (clusterIds: readonly number[]) => {
  const numbers = sql`${`{${clusterIds.join(',')}}`}::bigint[]`;
  return or(
    sql`${clusterDeed.clusterId} = any(${numbers})`,
    sql`exists (select from jsonb_array_elements(${clusterDeed.bfrCn} -> 'clusters') held
      where (held ->> 'clusterId')::bigint = any(${numbers}))`,
  );
};

/** What somebody did to a highlight, as its page tells it. */
export interface LastDeed {
  deedId: string;
  deedKnd: string;
  regDt: string;
  rgtrNm: string;
}

/** So long, in milliseconds, a deed is offered to be undone: later its articles may have gone elsewhere by themselves. */
const offered = 3 * 86_400_000;

/** What people did to a highlight last, if it can be undone here: nothing that concerns it has been done since. */
export const lastDeed = async (clusterId: number): Promise<LastDeed | null> => {
  const [last] = await db()
    .select({
      deedId: clusterDeed.deedId,
      deedKnd: clusterDeed.deedKnd,
      regDt: clusterDeed.regDt,
      rgtrId: clusterDeed.rgtrId,
      userNm: appUser.userNm,
    })
    .from(clusterDeed)
    .leftJoin(appUser, eq(appUser.userId, clusterDeed.rgtrId))
    .where(and(eq(clusterDeed.clusterId, clusterId), gt(clusterDeed.regDt, new Date(Date.now() - offered))))
    .orderBy(desc(clusterDeed.regDt))
    .limit(1);
  if (!last) return null;
  const { regDt, rgtrId, userNm, ...deed } = last;
  const [later] = await db()
    .select({ deedId: clusterDeed.deedId })
    .from(clusterDeed)
    .where(and(gt(clusterDeed.regDt, regDt), isAbout([clusterId])))
    .limit(1);
  if (later) return null;
  const by = String(rgtrId);
  return { ...deed, regDt: regDt.toISOString(), rgtrNm: userNm ?? actorNames[by] ?? by };
};

/** Into which highlight one that is gone was merged. */
export const mergedInto = async (clusterId: number): Promise<number | undefined> => {
  const [deed] = await db()
    .select({ clusterId: clusterDeed.clusterId })
    .from(clusterDeed)
    .where(and(eq(clusterDeed.deedKnd, 'MERGE'), ne(clusterDeed.clusterId, clusterId), isAbout([clusterId])))
    .orderBy(desc(clusterDeed.regDt))
    .limit(1);
  return deed?.clusterId;
};
