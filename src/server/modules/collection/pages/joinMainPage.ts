import { and, eq, inArray, sql } from 'drizzle-orm';
import { article, articleAddress, articleMemo, briefingPick } from '#generated/tables/index.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { canonicalUrl, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { isVersionOf } from '../collect/headlines.ts';
import { addAddress, articlesAt } from '../collect/otherAddresses.ts';

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

/** The two articles, locked in the order of their ids, as corrections lock them. */
const lockBoth = async (ids: readonly number[]) =>
  db()
    .select({
      articleId: article.articleId,
      itemKnd: article.itemKnd,
      mediaId: article.mediaId,
      canonicalUrl: article.canonicalUrl,
      lclanTtl: article.lclanTtl,
      mdfrId: article.mdfrId,
    })
    .from(article)
    .where(and(inArray(article.articleId, [...ids]), eq(article.delYn, 'N')))
    .orderBy(article.articleId)
    .for('update');

type Locked = Awaited<ReturnType<typeof lockBoth>>[number];

/** Whether somebody has kept or edited the article. */
const isInUse = async ({ articleId, itemKnd, mdfrId }: Locked): Promise<boolean> => {
  if (mdfrId !== 'SYSTEM') return true;
  const memo = and(eq(articleMemo.articleId, articleId), eq(articleMemo.delYn, 'N'));
  const pick = and(
    eq(briefingPick.itemId, articleId),
    sql`${briefingPick.itemKnd} = ${itemKnd}`,
    eq(briefingPick.delYn, 'N'),
  );
  return (await db().$count(articleMemo, memo)) + (await db().$count(briefingPick, pick)) > 0;
};

/** Deletes the copy, and makes its addresses those of the other. */
const joinTo = async (other: Locked, copy: Locked, copyKey: string, rgtrId: string): Promise<void> => {
  await db()
    .update(articleAddress)
    .set({ articleId: other.articleId })
    .where(eq(articleAddress.articleId, copy.articleId));
  await addAddress(copyKey, other.articleId);
  await db()
    .update(article)
    .set({ delYn: 'Y', mdfcnDt: nextVersion(article.mdfcnDt) })
    .where(eq(article.articleId, copy.articleId));
  await addHistory([
    {
      entityNm: copy.itemKnd,
      recordKey: String(copy.articleId),
      chgKnd: 'delete',
      bfrCn: { canonicalUrl: copyKey },
      aftrCn: { canonicalUrl: other.canonicalUrl },
      rgtrId,
    },
  ]);
};

/**
 * An article whose page names another address as its main one has that address, too. If another article of the outlet
 * with the same headline is stored at that address, this one is a second copy of the page: it is deleted, and its
 * address becomes one of the other's. Articles that somebody has kept or edited, and those with other headlines, stay
 * apart.
 * @param stated `rel=canonical` of the page, as written
 * @param visited the address at which the page was found
 * @param actor who joins it, for the history
 * @returns whether the article was joined to another
 */
export const joinMainPage = (
  articleId: number,
  stated: string | null,
  visited: string,
  actor: string,
): Promise<boolean> =>
  inTransaction(async () => {
    const key = mainKey(stated, visited);
    if (key === null) return false;
    const otherId = (await articlesAt([key])).get(key);
    if (otherId === articleId) return false;
    const rows = await lockBoth(otherId === undefined ? [articleId] : [articleId, otherId]);
    const own = rows.find((row) => row.articleId === articleId);
    if (!own?.canonicalUrl) return false;
    const other = rows.find((row) => row.articleId === otherId);
    if (!other) {
      await addAddress(key, articleId);
      return false;
    }
    const isCopy =
      other.mediaId === own.mediaId &&
      isVersionOf(own.lclanTtl ?? '', other.lclanTtl ?? '') &&
      !(await isInUse(own));
    if (isCopy) await joinTo(other, own, own.canonicalUrl, actor);
    return isCopy;
  });
