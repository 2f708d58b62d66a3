import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { media } from '#generated/tables/media.ts';
import { sharedSite } from '#generated/tables/sharedSite.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { currentSharedSites, type IsShared } from '#server/modules/outlets/index.ts';
import type { NewsItem } from './newsItem.ts';

type Named = Pick<NewsItem, 'mediaName' | 'mediaDomain' | 'ntnId'>;
type Outlet = Named & Pick<NewsItem, 'lang' | 'mediaId'>;

/**
 * Outlets are identified by id or domain; by name and country if the source gives neither, or only the domain of a site
 * that many outlets share.
 */
export const outletKey = ({ mediaId, mediaName, mediaDomain, ntnId }: Outlet, isShared: IsShared): string => {
  if (mediaId !== undefined) return `#${mediaId}`;
  const name = `${ntnId ?? ''}/${mediaName}`;
  if (mediaDomain && isShared(mediaDomain)) return `shared/${name}`;
  return mediaDomain ?? name;
};

/** The column of the name depends on its script. Pure. */
export const outletNames = (name: string) => {
  const mediaKornNm = /\p{scx=Hangul}/u.test(name) ? name : null;
  const mediaEngNm = /^[\x20-\x7e]+$/.test(name) ? name : null;
  const mediaLclanNm = mediaKornNm ? null : name;
  return {
    mediaKornNm,
    mediaKornNmFold: mediaKornNm && fold(mediaKornNm),
    mediaEngNm,
    mediaEngNmFold: mediaEngNm && fold(mediaEngNm),
    mediaLclanNm,
    mediaLclanNmFold: mediaLclanNm && fold(mediaLclanNm),
  };
};

/** The target of a merged outlet's articles: the end of its chain of merges. Locked, so that it stays the end. */
const mergeTarget = async (mediaId: number, mrgTrgtMediaId: number | null): Promise<number> => {
  if (mrgTrgtMediaId === null) return mediaId;
  const [next] = await db()
    .select({ mediaId: media.mediaId, mrgTrgtMediaId: media.mrgTrgtMediaId })
    .from(media)
    .where(eq(media.mediaId, mrgTrgtMediaId))
    .for('key share');
  return next ? mergeTarget(next.mediaId, next.mrgTrgtMediaId) : mediaId;
};

/** The domain of a shared site does not identify an outlet, even if an outlet has it. */
const lacksOwnDomain = sql`(${media.dmnNm} is null or exists (
  select from ${sharedSite} where ${sharedSite.useYn} = 'Y' and ${sharedSite.delYn} = 'N' and (${sharedSite.dmnNm} = ${media.dmnNm}
    or (${sharedSite.subDmnYn} = 'Y' and ${media.dmnNm} like '%.' || ${sharedSite.dmnNm}))))`;

/** Outlets of this name in any spelling, unless they belong to another country; outlets with their own domain first. */
const named = ({ mediaName, ntnId }: Named) => ({
  same: and(
    sql`${fold(mediaName)} in (${media.mediaKornNmFold}, ${media.mediaLclanNmFold}, ${media.mediaEngNmFold})`,
    ntnId ? or(isNull(media.ntnId), eq(media.ntnId, ntnId)) : undefined,
  ),
  order: [lacksOwnDomain, sql`${media.ntnId} is null`, asc(media.mediaId)],
});

/** Condition and order for finding the outlet of an article or a source. */
export const outletMatches = (outlet: Named, isShared: IsShared) => {
  const { mediaName, mediaDomain, ntnId } = outlet;
  if (mediaDomain && isShared(mediaDomain)) return named(outlet);
  const sameName = sql`coalesce(${media.mediaKornNm}, ${media.mediaLclanNm}) = ${mediaName}`;
  const sameCountry = ntnId ? eq(media.ntnId, ntnId) : isNull(media.ntnId);
  return {
    same: mediaDomain ? eq(media.dmnNm, mediaDomain) : and(isNull(media.dmnNm), sameName, sameCountry),
    order: [asc(media.mediaId)],
  };
};

/** The first stored outlet of these. Takes a share lock, which a merge waits for; after waiting, its result is read. */
const openOutletWith = async (same: SQL | undefined, ...order: SQL[]): Promise<number | undefined> => {
  const [row] = await db()
    .select({ mediaId: media.mediaId, mrgTrgtMediaId: media.mrgTrgtMediaId })
    .from(media)
    .where(and(same, eq(media.delYn, 'N')))
    .orderBy(...order)
    .limit(1)
    .for('key share');
  return row && mergeTarget(row.mediaId, row.mrgTrgtMediaId);
};

const found = async (outlet: Outlet, isShared: IsShared): Promise<number | undefined> => {
  if (outlet.mediaId !== undefined) return mergeTarget(outlet.mediaId, outlet.mediaId);
  const { same, order } = outletMatches(outlet, isShared);
  return openOutletWith(same, ...order);
};

/** The outlets among these that accept articles: neither merged nor deleted. Locked until the transaction ends. */
export const openOutlets = async (mediaIds: readonly number[]): Promise<Set<number>> => {
  if (mediaIds.length === 0) return new Set();
  const rows = await db()
    .select({ mediaId: media.mediaId, mrgTrgtMediaId: media.mrgTrgtMediaId, delYn: media.delYn })
    .from(media)
    .where(inArray(media.mediaId, [...mediaIds]))
    // always lock in this order, to avoid deadlocks
    .orderBy(media.mediaId)
    .for('key share');
  return new Set(
    rows.flatMap(({ mediaId, mrgTrgtMediaId, delYn }) =>
      mrgTrgtMediaId === null && delYn === 'N' ? [mediaId] : [],
    ),
  );
};

/** The domains above this one: `cgtn.com` above `news.cgtn.com`. */
const domainsAbove = (domain: string): string[] => {
  const labels = domain.split('.');
  return labels.slice(1, -1).map((_, index) => labels.slice(index + 1).join('.'));
};

/** The country of the outlet that has a domain above: a part of its site is of the same country. */
const nationAbove = async (domain: string, isShared: IsShared): Promise<string | null> => {
  const above = domainsAbove(domain).filter((one) => !isShared(one));
  if (above.length === 0) return null;
  const [row] = await db()
    .select({ ntnId: media.ntnId })
    .from(media)
    .where(and(inArray(media.dmnNm, above), isNotNull(media.ntnId), eq(media.delYn, 'N')))
    .orderBy(desc(sql`length(${media.dmnNm})`))
    .limit(1);
  return row?.ntnId ?? null;
};

/**
 * The id of the outlet, which is registered if it is unknown. Call it in the transaction of the article.
 * @param isShared whether a site is shared and does not identify an outlet; default: the stored list
 */
export const outletId = async (outlet: Outlet, isShared?: IsShared): Promise<number> => {
  const tellsNothing = isShared ?? (await currentSharedSites());
  const { mediaName, ntnId, lang } = outlet;
  const mediaDomain = outlet.mediaDomain && tellsNothing(outlet.mediaDomain) ? null : outlet.mediaDomain;
  const known = await found(outlet, tellsNothing);
  if (known !== undefined) return known;
  const inserted = await db()
    .insert(media)
    .values({
      ...outletNames(mediaName),
      dmnNm: mediaDomain,
      url: mediaDomain && `https://${mediaDomain}`,
      canonicalUrl: mediaDomain,
      ntnId: ntnId ?? (mediaDomain && (await nationAbove(mediaDomain, tellsNothing))),
      clctLan: lang === 'und' ? null : lang,
      rgtrId: 'SYSTEM',
      mdfrId: 'SYSTEM',
    })
    .onConflictDoNothing()
    .returning({ mediaId: media.mediaId });
  // Another transaction may have registered it in the meantime, or an outlet of another domain has this address.
  const id =
    inserted[0]?.mediaId ??
    (await found(outlet, tellsNothing)) ??
    (mediaDomain ? await openOutletWith(eq(media.canonicalUrl, mediaDomain)) : undefined);
  if (id === undefined)
    throw new Error(`The outlet ${outletKey(outlet, tellsNothing)} could neither be found nor registered.`);
  return id;
};
