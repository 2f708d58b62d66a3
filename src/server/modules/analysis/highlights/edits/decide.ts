import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { clusterDecision } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';

type Pair = readonly [articleId: number, otherArticleId: number];
type Kind = 'TOGETHER' | 'APART';

/** Number of articles that represent a highlight in a decision: the most typical ones. */
const maxDecided = 200;

/** Pairs of one article with each of the others: to put it together with their group, or to keep it apart. */
export const pairsWith = (one: number | undefined, others: readonly number[]): Pair[] =>
  one === undefined ? [] : others.slice(0, maxDecided).map((other) => [one, other]);

/** Pairs of the first article with each of the others: enough to keep all of them together. */
export const pairsWithFirst = ([first, ...others]: readonly number[]): Pair[] => pairsWith(first, others);

/** Ends earlier decisions of this kind between `these` and `those`. @returns number of pairs */
export const endDecisions = async (
  actionId: string,
  kind: Kind,
  these: readonly number[],
  those: readonly number[],
): Promise<number> => {
  if (these.length === 0 || those.length === 0) return 0;
  const { articleId, otherArticleId } = clusterDecision;
  const ended = await db()
    .update(clusterDecision)
    .set({ endActionId: actionId, mdfcnDt: new Date() })
    .where(
      and(
        eq(clusterDecision.decisionKnd, kind),
        isNull(clusterDecision.endActionId),
        or(
          and(inArray(articleId, [...these]), inArray(otherArticleId, [...those])),
          and(inArray(articleId, [...those]), inArray(otherArticleId, [...these])),
        ),
      ),
    )
    .returning({ decisionId: clusterDecision.decisionId });
  return ended.length;
};

/** Stores decisions of a user, which clustering follows from now on. */
export const decide = async (
  actionId: string,
  kind: Kind,
  pairs: readonly Pair[],
  who: string,
): Promise<void> => {
  if (pairs.length === 0) return;
  await db()
    .insert(clusterDecision)
    .values(
      pairs.map(([articleId, otherArticleId]) => ({
        actionId,
        decisionKnd: kind,
        articleId,
        otherArticleId,
        rgtrId: who,
        mdfrId: who,
      })),
    );
};

/** Reverts the decisions of one action, and restores those that it ended. */
export const revertDecisions = async (actionId: string): Promise<void> => {
  await db().delete(clusterDecision).where(eq(clusterDecision.actionId, actionId));
  await db()
    .update(clusterDecision)
    .set({ endActionId: null, mdfcnDt: new Date() })
    .where(eq(clusterDecision.endActionId, actionId));
};
