import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { clusterAction, clusterArticle } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import type { LockedCluster } from './lockedCluster.ts';

/** Title of a highlight, and whether a user had edited it. */
export interface Title {
  clusterTtl: string;
  ttlMdfcnYn: string;
}

/** State before an action. */
export interface Before {
  made: number[];
  clusters: { clusterId: number; articles: LockedCluster['articles'] }[];
  title?: Title;
  /** Added articles, whether or not they were in a highlight before. */
  added?: readonly number[];
}

/** Stores an action with the state before it, so that it can be undone. */
export const storeAction = async (
  kind: 'MERGE' | 'SPLIT' | 'REMOVE' | 'ADD' | 'RENAME',
  clusterId: number,
  before: readonly LockedCluster[],
  made: readonly number[],
  who: string,
  more: Pick<Before, 'title' | 'added'> = {},
): Promise<string> => {
  const actionId = randomUUID();
  const clusters = before.map(({ clusterId: id, articles }) => ({ clusterId: id, articles }));
  const bfrCn: Before = { made: [...made], clusters, ...more };
  await db().insert(clusterAction).values({
    actionId,
    clusterId,
    actionKnd: kind,
    bfrCn,
    rgtrId: who,
    mdfrId: who,
  });
  return actionId;
};

/** Moves articles from one highlight into another, which may contain some of them already. */
export const moveArticles = async (
  articleIds: readonly number[],
  from: number,
  into: number,
  who: string,
) => {
  if (articleIds.length === 0) return;
  await db()
    .update(clusterArticle)
    .set({ clusterId: into, mdfrId: who, mdfcnDt: new Date() })
    .where(
      and(
        eq(clusterArticle.clusterId, from),
        inArray(clusterArticle.articleId, [...articleIds]),
        eq(clusterArticle.delYn, 'N'),
        sql`not exists (select from cluster_article other where other.cluster_id = ${into}
          and other.article_id = cluster_article.article_id and other.del_yn = 'N')`,
      ),
    );
  await removeArticles(articleIds, from);
};

/** Removes articles from a highlight without adding them to another. */
export const removeArticles = async (articleIds: readonly number[], from: number) => {
  await db()
    .delete(clusterArticle)
    .where(
      and(
        eq(clusterArticle.clusterId, from),
        inArray(clusterArticle.articleId, [...articleIds]),
        eq(clusterArticle.delYn, 'N'),
      ),
    );
};
