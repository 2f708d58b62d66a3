import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article, articleMemo } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { db } from '#server/kernel/database/db.ts';
import { bigints, rows } from '#server/kernel/database/rows.ts';
import { openKinds } from '#server/modules/search/index.ts';

const numbered = z.object({ id: z.coerce.number() });

/**
 * Saves articles for the caller, in one statement; removed ones return with their notes. Articles that the caller may
 * not list are skipped.
 * @returns the articles that were not saved before
 */
export const saveArticles = async (
  catalogue: Catalogue,
  caller: Caller,
  articleIds: readonly number[],
): Promise<number[]> => {
  const { userId } = caller.user;
  const readable = and(
    sql`${article.articleId} = any(${bigints(articleIds)})`,
    eq(article.delYn, 'N'),
    inArray(article.itemKnd, await openKinds(catalogue, caller)),
  );
  const found = await rows(
    numbered,
    sql`with wanted as materialized (select ${article.articleId} as id from ${article} where ${readable}),
      back as (update article_memo set del_yn = 'N', reg_dt = now(), mdfr_id = ${userId},
          mdfcn_dt = ${nextVersion(articleMemo.mdfcnDt)}
        where user_id = ${userId} and del_yn = 'Y' and article_id in (select id from wanted)
        returning article_id as id),
      fresh as (insert into article_memo (user_id, article_id, rgtr_id, mdfr_id)
        select ${userId}, id, ${userId}, ${userId} from wanted
        where not exists (select from article_memo as own where own.user_id = ${userId} and own.article_id = wanted.id)
        on conflict do nothing returning article_id as id)
      select id from back union all select id from fresh order by id`,
  );
  return found.map(({ id }) => id);
};

/** Removes articles from those saved by the caller. @returns the articles that were saved */
export const unsaveArticles = async (caller: Caller, articleIds: readonly number[]): Promise<number[]> => {
  const { userId } = caller.user;
  const dropped = await db()
    .update(articleMemo)
    .set({ delYn: 'Y', mdfrId: userId, mdfcnDt: nextVersion(articleMemo.mdfcnDt) })
    .where(
      and(
        eq(articleMemo.userId, userId),
        eq(articleMemo.delYn, 'N'),
        sql`${articleMemo.articleId} = any(${bigints(articleIds)})`,
      ),
    )
    .returning({ id: articleMemo.articleId });
  return dropped.map(({ id }) => id).toSorted((one, other) => one - other);
};
