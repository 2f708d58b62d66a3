import { and, inArray } from 'drizzle-orm';
import { maxPicked } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { writeHistory } from '#server/kernel/crud/history.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { notFound, validationFailure } from '#server/kernel/failure.ts';

/**
 * Marks articles as local press, or removes the mark; all of them or none.
 * @returns number of articles whose mark changed
 * @throws Failure 400 without articles or with too many, 404 if one of them does not exist
 */
export const markOnsite = async (
  catalogue: Catalogue,
  caller: Caller | null,
  articleIds: readonly number[],
  onsiteMediaArticleYn: string,
): Promise<number> => {
  const ids = [...new Set(articleIds)].sort((a, b) => a - b);
  if (ids.length === 0) throw validationFailure([invalid('articleIds', '기사', '기사를 골라 주세요.')]);
  if (ids.length > maxPicked)
    throw validationFailure([invalid('articleIds', '기사', `한 번에 ${maxPicked}건까지 바꿀 수 있습니다.`)]);
  const spec = entityOf(catalogue, 'article');
  const source = sourceOf(catalogue, spec);
  return inTransaction(async () => {
    const found = await db()
      .select({ articleId: article.articleId, was: article.onsiteMediaArticleYn })
      .from(article)
      .where(and(inArray(article.articleId, ids), visibleRows(source, caller)))
      .orderBy(article.articleId)
      .for('no key update');
    if (found.length < ids.length) throw notFound();
    const changed = found.filter(({ was }) => was !== onsiteMediaArticleYn);
    if (changed.length === 0) return 0;
    // articles that already have the mark are not written: their version stays current for users who have them open
    await db()
      .update(article)
      .set({
        onsiteMediaArticleYn,
        mdfrId: caller?.user.userId ?? 'SYSTEM',
        mdfcnDt: nextVersion(article.mdfcnDt),
      })
      .where(
        inArray(
          article.articleId,
          changed.map(({ articleId }) => articleId),
        ),
      );
    await writeHistory(
      spec,
      ...changed.map(({ articleId, was }) => ({
        kind: 'update' as const,
        key: articleId,
        caller,
        before: { onsiteMediaArticleYn: was },
        after: { onsiteMediaArticleYn },
      })),
    );
    return changed.length;
  });
};
