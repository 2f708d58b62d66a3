import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import {
  appUser,
  article,
  articleMemo,
  briefingPick,
  changeHistory,
  clusterDecision,
  dailyBriefingEntry,
  labelArticle,
  storedFile,
} from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { writeHistory } from '#server/kernel/crud/history.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { db } from '#server/kernel/database/db.ts';
import type { UndoneItems } from '#server/modules/imports/index.ts';

/** Articles that people have used: memos and bookmarks, labels, briefings, decisions about highlights, files, edits. */
const usedAmong = async (ids: readonly number[]): Promise<Set<number>> => {
  const all = [...ids];
  const keys = all.map(String);
  const ofPerson = exists(
    db().select({ one: sql`1` }).from(appUser).where(eq(appUser.userId, changeHistory.rgtrId)),
  );
  const used = [
    await db()
      .select({ id: articleMemo.articleId })
      .from(articleMemo)
      .where(inArray(articleMemo.articleId, all)),
    await db()
      .select({ id: labelArticle.articleId })
      .from(labelArticle)
      .where(inArray(labelArticle.articleId, all)),
    await db()
      .select({ id: briefingPick.itemId })
      .from(briefingPick)
      .where(and(eq(briefingPick.itemKnd, 'article'), inArray(briefingPick.itemId, all))),
    await db()
      .select({ id: dailyBriefingEntry.itemId })
      .from(dailyBriefingEntry)
      .where(and(eq(dailyBriefingEntry.itemKnd, 'article'), inArray(dailyBriefingEntry.itemId, all))),
    await db()
      .select({ id: clusterDecision.articleId })
      .from(clusterDecision)
      .where(inArray(clusterDecision.articleId, all)),
    await db()
      .select({ id: clusterDecision.otherArticleId })
      .from(clusterDecision)
      .where(inArray(clusterDecision.otherArticleId, all)),
    await db()
      .select({ id: storedFile.ownerKey })
      .from(storedFile)
      .where(and(eq(storedFile.ownerEntity, 'article'), inArray(storedFile.ownerKey, keys))),
    await db()
      .select({ id: changeHistory.recordKey })
      .from(changeHistory)
      .where(and(eq(changeHistory.entityNm, 'article'), inArray(changeHistory.recordKey, keys), ofPerson)),
  ];
  return new Set(used.flat().map(({ id }) => Number(id)));
};

/**
 * Deletes the articles among these that nobody has used, in the running transaction; the same list can be imported
 * again.
 */
export const undoArticles = async (
  catalogue: Catalogue,
  caller: Caller | null,
  articleIds: readonly number[],
): Promise<UndoneItems> => {
  // those that are marked or edited meanwhile are seen
  const there = await db()
    .select({ articleId: article.articleId })
    .from(article)
    .where(and(inArray(article.articleId, [...articleIds]), eq(article.delYn, 'N')))
    .orderBy(article.articleId)
    .for('update');
  const used = await usedAmong(there.map(({ articleId }) => articleId));
  const removable = there.map(({ articleId }) => articleId).filter((id) => !used.has(id));
  if (removable.length === 0) return { removed: 0, left: there.length };
  const removed = await db()
    .update(article)
    .set({ delYn: 'Y', mdfrId: caller?.user.userId ?? 'SYSTEM', mdfcnDt: nextVersion(article.mdfcnDt) })
    .where(inArray(article.articleId, removable))
    .returning({
      articleId: article.articleId,
      kornTtl: article.kornTtl,
      lclanTtl: article.lclanTtl,
      url: article.url,
      mediaId: article.mediaId,
    });
  await writeHistory(
    entityOf(catalogue, 'article'),
    ...removed.map((before) => ({
      kind: 'delete' as const,
      key: before.articleId,
      caller,
      before,
      after: {},
    })),
  );
  return { removed: removed.length, left: there.length - removed.length };
};
