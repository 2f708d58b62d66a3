import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { media } from '#generated/tables/media.ts';
import { db } from '#server/database/db.ts';
import { fold } from '#server/features/search/words/fold.ts';
import type { NewsItem } from './newsItem.ts';

type Outlet = Pick<NewsItem, 'mediaName' | 'mediaDomain' | 'ntnId' | 'lang' | 'mediaId'>;

/** Outlets are known by their number or domain, and by name and country where a source names neither. */
export const outletKey = ({ mediaId, mediaName, mediaDomain, ntnId }: Outlet): string =>
  mediaId === undefined ? (mediaDomain ?? `${ntnId ?? ''}/${mediaName}`) : `#${mediaId}`;

/** The name stands in the column of the script that it is written in. Pure. */
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

/** Where the articles of a merged outlet belong: at the end of its chain of merges. Held, so that it stays the end. */
const keptOutlet = async (mediaId: number, mrgTrgtMediaId: number | null): Promise<number> => {
  if (mrgTrgtMediaId === null) return mediaId;
  const [next] = await db()
    .select({ mediaId: media.mediaId, mrgTrgtMediaId: media.mrgTrgtMediaId })
    .from(media)
    .where(eq(media.mediaId, mrgTrgtMediaId))
    .for('key share');
  return next ? keptOutlet(next.mediaId, next.mrgTrgtMediaId) : mediaId;
};

/** A merge waits for whoever holds the outlet; whoever waited for the merge reads what it made of the outlet. */
const found = async ({ mediaId, mediaName, mediaDomain, ntnId }: Outlet): Promise<number | undefined> => {
  if (mediaId !== undefined) return keptOutlet(mediaId, mediaId);
  const sameName = sql`coalesce(${media.mediaKornNm}, ${media.mediaLclanNm}) = ${mediaName}`;
  const sameCountry = ntnId ? eq(media.ntnId, ntnId) : isNull(media.ntnId);
  const same = mediaDomain ? eq(media.dmnNm, mediaDomain) : and(isNull(media.dmnNm), sameName, sameCountry);
  const [row] = await db()
    .select({ mediaId: media.mediaId, mrgTrgtMediaId: media.mrgTrgtMediaId })
    .from(media)
    .where(and(same, eq(media.delYn, 'N')))
    .orderBy(media.mediaId)
    .limit(1)
    .for('key share');
  return row && keptOutlet(row.mediaId, row.mrgTrgtMediaId);
};

/** Which of these take articles: neither merged nor deleted. They are held until the transaction ends. */
export const openOutlets = async (mediaIds: readonly number[]): Promise<Set<number>> => {
  if (mediaIds.length === 0) return new Set();
  const rows = await db()
    .select({ mediaId: media.mediaId, mrgTrgtMediaId: media.mrgTrgtMediaId, delYn: media.delYn })
    .from(media)
    .where(inArray(media.mediaId, [...mediaIds]))
    // always in this order, so that no two wait for each other
    .orderBy(media.mediaId)
    .for('key share');
  return new Set(
    rows.flatMap(({ mediaId, mrgTrgtMediaId, delYn }) =>
      mrgTrgtMediaId === null && delYn === 'N' ? [mediaId] : [],
    ),
  );
};

/** The id of the outlet, which is registered if nobody has yet. Call it in the transaction of the article. */
export const outletId = async (outlet: Outlet): Promise<number> => {
  const { mediaName, mediaDomain, ntnId, lang } = outlet;
  const known = await found(outlet);
  if (known !== undefined) return known;
  const inserted = await db()
    .insert(media)
    .values({
      ...outletNames(mediaName),
      dmnNm: mediaDomain,
      url: mediaDomain && `https://${mediaDomain}`,
      canonicalUrl: mediaDomain,
      ntnId,
      clctLan: lang === 'und' ? null : lang,
      rgtrId: 'SYSTEM',
      mdfrId: 'SYSTEM',
    })
    .onConflictDoNothing()
    .returning({ mediaId: media.mediaId });
  // Somebody else may have registered it in the meantime.
  const id = inserted[0]?.mediaId ?? (await found(outlet));
  if (id === undefined)
    throw new Error(`The outlet ${outletKey(outlet)} could neither be found nor registered.`);
  return id;
};
