import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { bigints } from '#server/kernel/database/rows.ts';
import { openKinds } from '#server/modules/search/index.ts';

/** Condition on a row of the article table: one of these, and the caller may list it. */
export const readableArticles = async (
  catalogue: Catalogue,
  caller: Caller,
  articleIds: readonly number[],
): Promise<SQL | undefined> =>
  and(
    sql`${article.articleId} = any(${bigints(articleIds)})`,
    eq(article.delYn, 'N'),
    inArray(article.itemKnd, await openKinds(catalogue, caller)),
  );
