import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { article, articleAddress, mediaFeed } from '#generated/tables/index.ts';
import type { QualityRate, SourceQuality } from '#generated/types/mediaFeedCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { notFound } from '#server/kernel/failure.ts';
import { sourceName } from './readVisit.ts';

const day = 86_400_000;
/** Days of the past with which the last day is compared. */
const pastDays = 28;
/** Minimum characters of a body. */
const minText = 200;
/** Fewer articles of the last day, or of the past, prove nothing. */
const minArticles = 5;
/** Percentage points of a fall that is reported; smaller ones happen by chance. */
const minFall = 20;

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10;

/** The articles by language, apart for the last day and the time before it: their number, and of how many a measure holds. */
const countsBy = (mediaFeedId: number, mediaId: number, now: Date) => {
  const since = new Date(now.getTime() - day);
  const isRecent = sql`${article.regDt} >= ${since.toISOString()}::timestamptz`;
  return db()
    .select({
      isRecent: sql<boolean>`${isRecent}`,
      lanCd: article.lanCd,
      count: sql<number>`count(*)::int`,
      dated: sql<number>`(count(*) filter (where ${article.nscvrgDtClctYn} = 'N'))::int`,
      texted: sql<number>`(count(*) filter (where length(${article.articleCn}) >= ${minText}))::int`,
      corrected: sql<number>`(count(*) filter (where ${article.mdaCrctDt} is not null))::int`,
      withdrawn: sql<number>`(count(*) filter (where ${article.wthdrwDt} is not null))::int`,
    })
    .from(article)
    .where(
      and(
        eq(article.mediaId, mediaId),
        eq(article.srcNm, sourceName(mediaFeedId)),
        eq(article.delYn, 'N'),
        gte(article.regDt, new Date(since.getTime() - pastDays * day)),
      ),
    )
    .groupBy(sql`1`, article.lanCd);
};

/** Copies of a page that were joined to the article stored at another address of it. */
const joinedCount = (mediaFeedId: number, mediaId: number, now: Date): Promise<number> =>
  db().$count(
    article,
    and(
      eq(article.mediaId, mediaId),
      eq(article.srcNm, sourceName(mediaFeedId)),
      eq(article.delYn, 'Y'),
      gte(article.regDt, new Date(now.getTime() - (pastDays + 1) * day)),
      inArray(article.canonicalUrl, db().select({ key: articleAddress.addressKey }).from(articleAddress)),
    ),
  );

type Sum = (row: Awaited<ReturnType<typeof countsBy>>[number]) => number;

/**
 * How well the articles of a source are read: those of the last 24 hours against those of the four weeks before.
 * @throws Failure 404 for an unknown source
 */
export const sourceQuality = async (mediaFeedId: number, now: Date): Promise<SourceQuality> => {
  const [source] = await db()
    .select({ mediaId: mediaFeed.mediaId })
    .from(mediaFeed)
    .where(and(eq(mediaFeed.mediaFeedId, mediaFeedId), eq(mediaFeed.delYn, 'N')));
  if (!source) throw notFound('수집원');
  const rows = await countsBy(mediaFeedId, source.mediaId, now);
  const sumOf = (recent: boolean, of: Sum): number =>
    rows.filter((row) => row.isRecent === recent).reduce((sum, row) => sum + of(row), 0);
  const [pastCnt, recentCnt] = [sumOf(false, ({ count }) => count), sumOf(true, ({ count }) => count)];
  const past = rows.filter((row) => !row.isRecent).toSorted((one, other) => other.count - one.count);
  const usual = past[0]?.lanCd ?? null;
  const rateOf = (measureCd: string, of: Sum): QualityRate => {
    const pastRt = share(sumOf(false, of), pastCnt);
    const recentRt = share(sumOf(true, of), recentCnt);
    const isProven = pastCnt >= minArticles && recentCnt >= minArticles;
    const isFallen = isProven && pastRt !== null && recentRt !== null && pastRt - recentRt >= minFall;
    return { measureCd, pastRt, recentRt, isFallen };
  };
  return {
    pastCnt,
    recentCnt,
    correctedCnt: sumOf(false, ({ corrected }) => corrected) + sumOf(true, ({ corrected }) => corrected),
    withdrawnCnt: sumOf(false, ({ withdrawn }) => withdrawn) + sumOf(true, ({ withdrawn }) => withdrawn),
    joinedCnt: await joinedCount(mediaFeedId, source.mediaId, now),
    rates: [
      rateOf('date', ({ dated }) => dated),
      rateOf('text', ({ texted }) => texted),
      ...(usual ? [rateOf('language', ({ lanCd, count }) => (lanCd === usual ? count : 0))] : []),
    ],
  };
};
