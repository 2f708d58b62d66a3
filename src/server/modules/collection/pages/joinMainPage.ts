import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article, media } from '#generated/tables/index.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import { canonicalUrl, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { isVersionOf } from '../collect/headlines.ts';
import { addAddress, articlesAt, passAddresses } from '../collect/otherAddresses.ts';

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

/** The articles among these that are not deleted, by id. */
const lockRows = async (articleIds: readonly number[]) => {
  const rows = await db()
    .select({
      articleId: article.articleId,
      itemKnd: article.itemKnd,
      mediaId: article.mediaId,
      canonicalUrl: article.canonicalUrl,
      domain: media.dmnNm,
      lclanTtl: article.lclanTtl,
      reportedAt: article.frmTrsfNscvrgDt,
      isCollectedTime: sql<boolean>`${article.nscvrgDtClctYn} = 'Y'`,
      mdfrId: article.mdfrId,
    })
    .from(article)
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .where(and(inArray(article.articleId, [...articleIds]), eq(article.delYn, 'N')))
    // always lock in this order, to avoid deadlocks
    .orderBy(asc(article.articleId))
    .for('update', { of: article });
  return new Map(rows.map((one) => [one.articleId, one]));
};

type Locked = NonNullable<ReturnType<Awaited<ReturnType<typeof lockRows>>['get']>>;

/** Whether the address is on the site of the article or of its outlet: an address that redirects may lead to others. */
const isOwnSite = (key: string, { canonicalUrl: own, domain }: Locked): boolean => {
  const [site = ''] = key.split('/');
  return site === own?.split('/')[0] || site === domain || site.endsWith(`.${domain}`);
};

const hour = 3_600_000;

/** Whether both are of one time: the parts of a series often name the page of the series as their main one. */
const isOfSameTime = (one: Locked, other: Locked): boolean => {
  const apart = Math.abs((one.reportedAt?.getTime() ?? 0) - (other.reportedAt?.getTime() ?? 0));
  return apart < (one.isCollectedTime || other.isCollectedTime ? 12 * hour : hour);
};

/** Whether people have put the article into a briefing or its tray, written a memo of it or put a label on it. */
const isInUse = async (articleId: number): Promise<boolean> => {
  const { inUse } = await row(
    z.object({ inUse: z.boolean() }),
    sql`select exists (select 1 from article_memo where article_id = ${articleId} and del_yn = 'N')
      or exists (select 1 from label_article where article_id = ${articleId})
      or exists (select 1 from briefing_pick
        where item_id = ${articleId} and item_knd <> 'cluster' and del_yn = 'N')
      or exists (select 1 from daily_briefing_entry
        where item_id = ${articleId} and item_knd <> 'cluster' and del_yn = 'N') as "inUse"`,
  );
  return inUse;
};

/** Deletes the copy, and makes its addresses those of the other. */
const joinTo = async (other: Locked, copy: Locked, copyKey: string, rgtrId: string): Promise<void> => {
  await db()
    .update(article)
    .set({ delYn: 'Y', mdfcnDt: nextVersion(article.mdfcnDt) })
    .where(eq(article.articleId, copy.articleId));
  await passAddresses(copy.articleId, other.articleId);
  await addAddress(copyKey, other.articleId);
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
 * with the same headline and time is stored at that address, this one is a second copy of the page: it is deleted, and
 * its addresses become the other's. Articles that people have edited or use, and those with other headlines or times,
 * stay apart.
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
    const locked = await lockRows([articleId, ...(otherId === undefined ? [] : [otherId])]);
    const own = locked.get(articleId);
    if (!own?.canonicalUrl || otherId === articleId || !isOwnSite(key, own)) return false;
    if (otherId === undefined) {
      await addAddress(key, articleId);
      return false;
    }
    const other = locked.get(otherId);
    const isCopy =
      other !== undefined &&
      other.mediaId === own.mediaId &&
      own.mdfrId === 'SYSTEM' &&
      isVersionOf(own.lclanTtl ?? '', other.lclanTtl ?? '') &&
      isOfSameTime(own, other) &&
      !(await isInUse(articleId));
    if (isCopy) await joinTo(other, own, own.canonicalUrl, actor);
    return isCopy;
  });
