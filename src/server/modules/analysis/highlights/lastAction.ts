import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { appUser, clusterAction } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { actorNames } from '#server/modules/platform/index.ts';

/**
 * Whether an action changed one of these highlights, including actions on another highlight that moved articles out of
 * them.
 */
export const isAbout = (clusterIds: readonly number[]) => {
  const numbers = sql`${`{${clusterIds.join(',')}}`}::bigint[]`;
  return or(
    sql`${clusterAction.clusterId} = any(${numbers})`,
    sql`exists (select from jsonb_array_elements(${clusterAction.bfrCn} -> 'clusters') held
      where (held ->> 'clusterId')::bigint = any(${numbers}))`,
  );
};

/** The last action on a highlight, as shown on its page. */
export interface LastAction {
  actionId: string;
  actionKnd: string;
  regDt: string;
  rgtrNm: string;
}

/** Milliseconds for which an action can be undone: later, clustering may have moved its articles. */
const offered = 3 * 86_400_000;

/** The users' last action on a highlight, if it can be undone here: no later action concerns it. */
export const lastAction = async (clusterId: number): Promise<LastAction | null> => {
  const [last] = await db()
    .select({
      actionId: clusterAction.actionId,
      actionKnd: clusterAction.actionKnd,
      regDt: clusterAction.regDt,
      rgtrId: clusterAction.rgtrId,
      userNm: appUser.userNm,
    })
    .from(clusterAction)
    .leftJoin(appUser, eq(appUser.userId, clusterAction.rgtrId))
    .where(
      and(eq(clusterAction.clusterId, clusterId), gt(clusterAction.regDt, new Date(Date.now() - offered))),
    )
    .orderBy(desc(clusterAction.regDt))
    .limit(1);
  if (!last) return null;
  const { regDt, rgtrId, userNm, ...action } = last;
  const [later] = await db()
    .select({ actionId: clusterAction.actionId })
    .from(clusterAction)
    .where(and(gt(clusterAction.regDt, regDt), isAbout([clusterId])))
    .limit(1);
  if (later) return null;
  const by = String(rgtrId);
  return { ...action, regDt: regDt.toISOString(), rgtrNm: userNm ?? actorNames[by] ?? by };
};

/** The highlight that a deleted one was merged into. */
export const mergedInto = async (clusterId: number): Promise<number | undefined> => {
  const [action] = await db()
    .select({ clusterId: clusterAction.clusterId })
    .from(clusterAction)
    .where(
      and(eq(clusterAction.actionKnd, 'MERGE'), ne(clusterAction.clusterId, clusterId), isAbout([clusterId])),
    )
    .orderBy(desc(clusterAction.regDt))
    .limit(1);
  return action?.clusterId;
};
