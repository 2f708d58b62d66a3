import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { clusterAction, clusterArticle } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import type { HeldCluster } from './lockedCluster.ts';

/** How a highlight was called, and whether a person had called it so. */
export interface Title {
  clusterTtl: string;
  ttlMdfcnYn: string;
}

/** How everything was before a action. */
export interface Before {
  made: number[];
  clusters: { clusterId: number; articles: HeldCluster['articles'] }[];
  title?: Title;
  /** Articles that came in, out of a highlight or out of none. */
  added?: readonly number[];
}

/** A action with how everything was before it, so that it can be undone. */
export const keepAction = async (
  kind: 'MERGE' | 'SPLIT' | 'REMOVE' | 'ADD' | 'RENAME',
  clusterId: number,
  before: readonly HeldCluster[],
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

/** Out of one highlight into another that may hold some of them already. */
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

/** Out of a highlight, into none. */
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
