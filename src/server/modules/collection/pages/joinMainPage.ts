import { and, eq } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { canonicalUrl, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { isVersionOf } from '../collect/headlines.ts';
import { addAddress, articlesAtOther } from '../collect/otherAddresses.ts';

/** An address with a number or a headline in it: neither the home page nor a section. */
const leadsToArticle = (key: string): boolean => /\/.*(?:\d{2}|[^-/]-[^-/]+-[^-/])/.test(key);

/**
 * Key of the main page that a page names (`rel=canonical`); null if it names none, one of another site, or one that is
 * no article: many sites name their home page on every page.
 * @param visited the address at which the page was found, behind redirects
 */
const mainKey = (stated: string | null, visited: string): string | null => {
  const address = stated && webAddress(stated, visited);
  if (!address) return null;
  const [key, visitedKey] = [canonicalUrl(address), canonicalUrl(visited)];
  const isSameSite = key.split('/')[0] === visitedKey.split('/')[0];
  return isSameSite && leadsToArticle(key) ? key : null;
};

const lockedRow = async (where: ReturnType<typeof eq>) => {
  const [row] = await db()
    .select({
      articleId: article.articleId,
      mediaId: article.mediaId,
      canonicalUrl: article.canonicalUrl,
      lclanTtl: article.lclanTtl,
      mdfrId: article.mdfrId,
    })
    .from(article)
    .where(and(where, eq(article.delYn, 'N')))
    .for('update');
  return row;
};

/**
 * An article whose page names another address as its main one has that address, too. If another article of the outlet
 * with the same headline is stored at that address, this one is a second copy of the page: it is deleted, and its
 * address becomes one of the other's. Articles that a person has edited, and those with other headlines, stay apart.
 * @param stated `rel=canonical` of the page, as written
 * @param visited the address at which the page was found
 * @returns whether the article was joined to another
 */
export const joinMainPage = (articleId: number, stated: string | null, visited: string): Promise<boolean> =>
  inTransaction(async () => {
    const key = mainKey(stated, visited);
    if (key === null) return false;
    const own = await lockedRow(eq(article.articleId, articleId));
    if (!own?.canonicalUrl || own.canonicalUrl === key) return false;
    const atOther = (await articlesAtOther([key])).get(key);
    const other = await lockedRow(
      atOther === undefined ? eq(article.canonicalUrl, key) : eq(article.articleId, atOther),
    );
    if (!other) {
      await addAddress(key, articleId);
      return false;
    }
    const isCopy =
      other.articleId !== articleId &&
      other.mediaId === own.mediaId &&
      own.mdfrId === 'SYSTEM' &&
      isVersionOf(own.lclanTtl ?? '', other.lclanTtl ?? '');
    if (!isCopy) return false;
    await addAddress(own.canonicalUrl, other.articleId);
    await db().update(article).set({ delYn: 'Y' }).where(eq(article.articleId, articleId));
    return true;
  });
