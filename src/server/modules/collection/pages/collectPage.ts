import { and, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { article, media, mediaFeed } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { enrichBatch } from '#server/modules/analysis/index.ts';
import { articleTokens, ownTextColumns } from '#server/modules/search/index.ts';
import { keepAnswer, packedAnswer } from '../answers/storedAnswers.ts';
import { applyPageText, type Corrected } from '../collect/corrections.ts';
import { languageDrift } from '../collect/language.ts';
import { reportTime } from '../collect/times/reportTime.ts';
import { pageJob } from '../jobs.ts';
import { joinMainPage } from './joinMainPage.ts';
import type { PageReading } from './readPage.ts';
import { type PageTools, pageProblems, visitPage } from './visitPage.ts';

/** A page's text is used if it is longer than that of the feed by this factor. */
const minLengthFactor = 1.2;
const minCorrectedFactor = 0.5;

/** Call in the transaction of a source's new articles: queues visits to their pages, one at a time per server. */
export const queuePages = async (mediaFeedId: number, articleIds: readonly number[]): Promise<void> => {
  const found = await db()
    .select({ articleId: article.articleId, url: article.url })
    .from(article)
    .where(and(inArray(article.articleId, [...articleIds]), isNotNull(article.url)));
  await queueJobs(
    pageJob,
    found.map(({ articleId, url }) => ({
      data: { articleId, mediaFeedId },
      singletonKey: String(articleId),
      group: { id: URL.parse(url ?? '')?.host ?? '' },
    })),
  );
};

/**
 * The article as its feed gave it; undefined if a user has edited it since or its source no longer reads pages.
 * @param isReread its page is read anew: it may have had the text of the page before, and its source may be paused
 */
const readWanted = async (articleId: number, mediaFeedId: number, isReread = false) => {
  const [row] = await db()
    .select({
      version: article.mdfcnDt,
      url: article.url,
      lanCd: article.lanCd,
      ...ownTextColumns,
      reportedAt: article.frmTrsfNscvrgDt,
      hasPageText: isReread ? sql<boolean>`${article.pageClctDt} is not null` : sql<boolean>`false`,
      isCorrected: sql<boolean>`${article.mdaCrctDt} is not null`,
      isCollectedTime: sql<boolean>`${article.nscvrgDtClctYn} = 'Y'`,
      nation: article.ntnId,
      zone: media.rgnTz,
    })
    .from(article)
    .innerJoin(mediaFeed, eq(mediaFeed.mediaFeedId, mediaFeedId))
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .where(
      and(
        eq(article.articleId, articleId),
        eq(article.delYn, 'N'),
        eq(article.mdfrId, 'SYSTEM'),
        // once, and again after each correction of its outlet
        isReread ? undefined : or(isNull(article.pageClctDt), gte(article.mdaCrctDt, article.pageClctDt)),
        eq(mediaFeed.pageYn, 'Y'),
        isReread ? undefined : eq(mediaFeed.useYn, 'Y'),
        eq(mediaFeed.delYn, 'N'),
      ),
    );
  return row;
};

type Wanted = NonNullable<Awaited<ReturnType<typeof readWanted>>>;

/**
 * Whether the page has more of the same article: not a paywall, a list, or a page in another language. The page of an
 * article that its outlet has corrected may have less.
 */
const isGain = (text: string, { articleCn, lanCd, isCorrected }: Wanted): boolean =>
  text.length > (isCorrected ? minCorrectedFactor : minLengthFactor) * (articleCn?.length ?? 0) &&
  text !== articleCn &&
  languageDrift(lanCd, text) === null;

/** Fields that the feed lacks and the page provides; a time in the future is ignored. */
const lacking = ({ published, author }: PageReading, wanted: Wanted, now: Date) => {
  const { zone, nation, lanCd: lang } = wanted;
  const isWanted = wanted.reportedAt === null || wanted.isCollectedTime;
  const at = isWanted && published ? reportTime(published, { zone, nation, lang }) : null;
  return {
    ...(at && at.getTime() <= now.getTime() && { reportedAt: at }),
    ...(!wanted.jrnlLclanNm && author && { jrnlLclanNm: author }),
  };
};

/** Changes that users made to the article in the meantime are kept. @returns whether the article differs now */
const storeReading = (articleId: number, wanted: Wanted, reading: PageReading, now: Date): Promise<boolean> =>
  inTransaction(async () => {
    const { version, ...texts } = wanted;
    const isMore = reading.body !== null && !wanted.hasPageText && isGain(reading.body, wanted);
    const { reportedAt, ...author } = lacking(reading, wanted, now);
    if (!isMore && !reportedAt && !author.jrnlLclanNm) return false;
    const changed = { ...author, ...(isMore && { articleCn: reading.body }) };
    const [stored] = await db()
      .update(article)
      .set({
        ...changed,
        ...(reportedAt && { frmTrsfNscvrgDt: reportedAt, nscvrgDtClctYn: 'N' as const, nscvrgDtCn: null }),
        ...(isMore && { pageClctDt: now }),
        anlsYn: 'N',
        ...articleTokens({ ...texts, ...changed, ...(reportedAt && { reportedAt }) }),
      })
      .where(
        and(eq(article.articleId, articleId), eq(article.mdfcnDt, version), eq(article.mdfrId, 'SYSTEM')),
      )
      .returning({ articleId: article.articleId });
    if (stored) await enrichBatch(eq(article.articleId, articleId), 1);
    return stored !== undefined;
  });

/**
 * Stores what a kept page says by the present rules, in the caller's transaction: what the article still lacks as after
 * a visit, another text of the page as a correction.
 */
export const storeRereading = async (
  articleId: number,
  mediaFeedId: number,
  reading: PageReading,
  at: Date,
): Promise<Corrected> => {
  const wanted = await readWanted(articleId, mediaFeedId, true);
  const isFilled = wanted ? await storeReading(articleId, wanted, reading, at) : false;
  const became = reading.body === null ? 'same' : await applyPageText(articleId, reading.body, at);
  return isFilled ? 'corrected' : became;
};

/** Whether the outlet has taken the page back: it says so, or there is no page any more where one was before. */
const isWithdrawn = ({ status }: { status?: number | null }, { isCorrected }: Wanted): boolean =>
  status === 410 || (status === 404 && isCorrected);

/** Notes when the page of an article was found withdrawn; null: it is there. The article stays. */
const markWithdrawn = (articleId: number, wthdrwDt: Date | null) =>
  db()
    .update(article)
    .set({ wthdrwDt })
    .where(
      and(
        eq(article.articleId, articleId),
        wthdrwDt === null ? isNotNull(article.wthdrwDt) : isNull(article.wthdrwDt),
      ),
    );

/** Why a page brought no body, to be told to administrators; null if it brought one. */
export const problemOf = (reading: PageReading | null): string | null => {
  if (!reading) return pageProblems.nothing;
  if (reading.isPaywalled) return pageProblems.paywall;
  return reading.body === null ? pageProblems.nothing : null;
};

/**
 * Replaces the feed's text of an article with the full text of its page, and fills in time and author if the feed gave
 * none. Records at the source why there is no text. An article whose page is stored at another address is joined to
 * it. Idempotent.
 */
export const collectPage = async (
  { articleId, mediaFeedId }: { articleId: number; mediaFeedId: number },
  tools: PageTools,
  now: Date,
  signal: AbortSignal,
): Promise<void> => {
  const wanted = await readWanted(articleId, mediaFeedId);
  if (!wanted?.url || !URL.canParse(wanted.url)) return;
  const found = await visitPage(wanted.url, tools, signal);
  signal.throwIfAborted();
  if (found.reading) {
    if (await joinMainPage(articleId, found.reading.mainAddress, found.url)) return;
    await storeReading(articleId, wanted, found.reading, now);
  }
  await markWithdrawn(articleId, isWithdrawn(found, wanted) ? now : null);
  if (found.document)
    await keepAnswer(
      mediaFeedId,
      await packedAnswer('page', String(articleId), { ...found.document, url: found.url }),
      now,
    );
  await db()
    .update(mediaFeed)
    .set({ pageErrCn: found.problem ?? problemOf(found.reading ?? null) })
    .where(eq(mediaFeed.mediaFeedId, mediaFeedId));
};
