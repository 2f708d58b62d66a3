import { and, eq, inArray, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { writeHistory } from '#server/kernel/crud/history.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { db } from '#server/kernel/database/db.ts';
import type { UndoneItems } from '#server/modules/imports/index.ts';
import { usedIn } from '#server/modules/reading/index.ts';

const isEdited = sql`exists (select from change_history as change join app_user on app_user.user_id = change.rgtr_id
  where change.entity_nm = 'article' and change.record_key = ${article.articleId}::text)`;
const isUsed = sql`(${sql.join([...Object.values(usedIn), isEdited], sql` or `)})`;

/**
 * Deletes the articles among these that nobody has used, in the running transaction; the same list can be imported
 * again.
 */
export const undoArticles = async (
  catalogue: Catalogue,
  caller: Caller | null,
  articleIds: readonly number[],
): Promise<UndoneItems> => {
  const these = inArray(article.articleId, [...articleIds]);
  const there = await db()
    .select({ articleId: article.articleId })
    .from(article)
    .where(and(these, eq(article.delYn, 'N')))
    .orderBy(article.articleId)
    .for('update');
  // a statement of its own sees what was marked or edited while this one waited
  const used = await db().select({ articleId: article.articleId }).from(article).where(and(these, isUsed));
  const left = new Set(used.map(({ articleId }) => articleId));
  const removable = there.map(({ articleId }) => articleId).filter((id) => !left.has(id));
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
