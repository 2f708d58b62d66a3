import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { article, articleAddress } from '#generated/tables/index.ts';
import { archived, isStored } from '#server/kernel/crud/archived.ts';
import { db } from '#server/kernel/database/db.ts';

/** Notes that a page with this key (see `canonicalUrl`) is an article's, too; unless another one that is not deleted has it. */
export const addAddress = async (addressKey: string, articleId: number): Promise<void> => {
  await db()
    .insert(articleAddress)
    .values({ addressKey, articleId, rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' })
    .onConflictDoUpdate({
      target: articleAddress.addressKey,
      set: { articleId },
      setWhere: sql`exists (select 1 from ${article} as holder
        where holder.article_id = ${articleAddress.articleId} and holder.del_yn = 'Y')`,
    });
};

/** The other addresses of an article become those of another one. */
export const passAddresses = async (articleId: number, toId: number): Promise<void> => {
  await db().update(articleAddress).set({ articleId: toId }).where(eq(articleAddress.articleId, articleId));
};

/** The articles that have pages with these keys beside the one at which they were collected: id by key. */
export const articlesAtOther = async (addressKeys: readonly string[]): Promise<Map<string, number>> => {
  if (addressKeys.length === 0) return new Map();
  const found = await db()
    .select({ addressKey: articleAddress.addressKey, articleId: article.articleId })
    .from(articleAddress)
    .innerJoin(article, eq(article.articleId, articleAddress.articleId))
    .where(and(inArray(articleAddress.addressKey, [...addressKeys]), isStored(article.delYn)));
  return new Map(found.map(({ addressKey, articleId }) => [addressKey, articleId]));
};

/** Articles that have one of these keys, archived ones included; one partial index for each state. */
export const atKeys = (keys: readonly string[]): SQL | undefined =>
  or(
    ...['N', archived].map((state) =>
      and(inArray(article.canonicalUrl, [...keys]), eq(article.delYn, state)),
    ),
  );

/** The articles whose page, or another address of it, has one of these keys (see `canonicalUrl`): id by key. */
export const articlesAt = async (keys: readonly string[]): Promise<Map<string, number>> => {
  if (keys.length === 0) return new Map();
  const found = await db()
    .select({ key: article.canonicalUrl, articleId: article.articleId })
    .from(article)
    .where(atKeys(keys));
  const own = found.flatMap(({ key, articleId }) => (key === null ? [] : [[key, articleId] as const]));
  return new Map([...(await articlesAtOther(keys)), ...own]);
};
