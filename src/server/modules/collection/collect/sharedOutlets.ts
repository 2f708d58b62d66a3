import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article, media } from '#generated/tables/index.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistoryOf } from '#server/kernel/database/changeHistory.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { rows, run } from '#server/kernel/database/rows.ts';
import { currentSharedSites, type IsShared } from '#server/modules/outlets/index.ts';
import { dedupeKey, type NewsItem } from './newsItem.ts';
import { outletId, outletMatches } from './outlets.ts';

/** An outlet that received articles of a shared site because it has the site's domain. */
export interface DomainHolder {
  mediaId: number;
  name: string;
  dmnNm: string;
  articles: number;
}

const nameOf = sql<string>`coalesce(${media.mediaKornNm}, ${media.mediaLclanNm}, ${media.dmnNm})`;

/** Outlets that have the domain of a shared site. */
export const domainHolders = async (): Promise<DomainHolder[]> => {
  const isShared = await currentSharedSites();
  const all = await db()
    .select({ mediaId: media.mediaId, name: nameOf, dmnNm: media.dmnNm, articles: media.articleCount })
    .from(media)
    .where(and(isNotNull(media.dmnNm), eq(media.delYn, 'N')))
    .orderBy(asc(media.mediaId));
  return all.flatMap(({ dmnNm, articles, ...one }) =>
    dmnNm !== null && isShared(dmnNm) ? [{ ...one, dmnNm, articles: articles ?? 0 }] : [],
  );
};

/**
 * Removes the domain from outlets, since it no longer identifies them; also removes an address that is just the domain.
 */
export const removeDomains = (holders: readonly DomainHolder[]): Promise<void> =>
  inTransaction(async () => {
    const ids = holders.map(({ mediaId }) => mediaId);
    if (ids.length === 0) return;
    await db()
      .update(media)
      .set({
        url: sql`case when ${media.canonicalUrl} = ${media.dmnNm} then null else ${media.url} end`,
        canonicalUrl: sql`nullif(${media.canonicalUrl}, ${media.dmnNm})`,
        dmnNm: null,
        mdfcnDt: nextVersion(media.mdfcnDt),
      })
      .where(inArray(media.mediaId, ids));
  });

/** An article stored under another outlet than the one its source names. */
export interface Misplaced {
  articleId: number;
  from: number;
  item: NewsItem;
  /** Undefined if the outlet is not registered yet. */
  into: number | undefined;
}

const namedOutlet = async (item: NewsItem, isShared: IsShared): Promise<number | undefined> => {
  const { same, order } = outletMatches(item, isShared);
  const [row] = await db()
    .select({ mediaId: sql<number>`coalesce(${media.mrgTrgtMediaId}, ${media.mediaId})`.mapWith(Number) })
    .from(media)
    .where(and(same, eq(media.delYn, 'N')))
    .orderBy(...order)
    .limit(1);
  return row?.mediaId;
};

/**
 * The stored articles of these source records whose outlet is not the one the record names. Only articles at addresses
 * of shared sites that no user has changed.
 */
export const misplaced = async (items: readonly NewsItem[]): Promise<Misplaced[]> => {
  const isShared = await currentSharedSites();
  const requested = new Map(
    items
      .filter(
        ({ mediaDomain, mediaName }) => mediaDomain && mediaName !== mediaDomain && isShared(mediaDomain),
      )
      .map((item) => [dedupeKey(item), item] as const),
  );
  if (requested.size === 0) return [];
  const stored = await db()
    .select({ articleId: article.articleId, key: article.canonicalUrl, mediaId: article.mediaId })
    .from(article)
    .where(and(inArray(article.canonicalUrl, [...requested.keys()]), eq(article.mdfrId, 'SYSTEM')))
    .orderBy(asc(article.articleId));
  const found: Misplaced[] = [];
  for (const { articleId, key, mediaId } of stored) {
    const item = requested.get(key ?? '');
    if (!item || mediaId === null) continue;
    const into = await namedOutlet(item, isShared);
    if (into !== mediaId) found.push({ articleId, from: mediaId, item, into });
  }
  return found;
};

const names = (
  mediaId: number,
) => sql`(select jsonb_build_object('mediaId', media_id, 'mediaNm', media_korn_nm,
  'mediaLclanNm', media_lclan_nm) from media where media_id = ${mediaId})`;

/**
 * Moves an article to the outlet that its source names, which is registered if it is unknown; adds an entry to the
 * history.
 */
export const moveToNamedOutlet = ({ articleId, from, item }: Misplaced): Promise<boolean> =>
  inTransaction(async () => {
    const into = await outletId(item);
    if (into === from) return false;
    // in the order in which all code locks several outlets
    await run(
      sql`select from ${media} where media_id in (${from}, ${into}) order by media_id for no key update`,
    );
    const moved = await rows(
      z.object({ recordKey: z.string() }),
      sql`
        with moved as (
          update article set media_id = ${into}, mdfcn_dt = ${nextVersion(article.mdfcnDt)}
          where article_id = ${articleId} and media_id = ${from} and mdfr_id = 'SYSTEM'
          returning article_id, item_knd
        )
        ${addHistoryOf('moved', names(from), names(into), 'SYSTEM')}
        returning record_key "recordKey"`,
    );
    return moved.length > 0;
  });
