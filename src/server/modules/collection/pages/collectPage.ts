import { and, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { article, media, mediaFeed } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { keepAnswer, packedAnswer } from '../answers/storedAnswers.ts';
import { pageJob } from '../jobs.ts';
import type { PageReading } from './readPage.ts';
import { type PageOutcome, storeReading } from './storeReading.ts';
import { type PageTools, pageProblems, visitPage } from './visitPage.ts';

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
 * @param isReread its page is read anew: a user may have edited it, it may have had the text of the page before, and its
 *   source may be paused
 */
const readWanted = async (articleId: number, mediaFeedId: number, isReread = false) => {
  const [row] = await db()
    .select({
      version: article.mdfcnDt,
      url: article.url,
      isCorrected: sql<boolean>`${article.mdaCrctDt} is not null`,
      zone: media.rgnTz,
    })
    .from(article)
    .innerJoin(mediaFeed, eq(mediaFeed.mediaFeedId, mediaFeedId))
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .where(
      and(
        eq(article.articleId, articleId),
        eq(article.delYn, 'N'),
        eq(mediaFeed.pageYn, 'Y'),
        eq(mediaFeed.delYn, 'N'),
        ...(isReread
          ? []
          : [
              eq(article.mdfrId, 'SYSTEM'),
              // once, and again after each correction of its outlet
              or(isNull(article.pageClctDt), gte(article.mdaCrctDt, article.pageClctDt)),
              eq(mediaFeed.useYn, 'Y'),
            ]),
      ),
    );
  return row;
};

type Wanted = NonNullable<Awaited<ReturnType<typeof readWanted>>>;

/** Stores what a kept page says by the present rules, in the caller's transaction. */
export const storeRereading = async (
  articleId: number,
  mediaFeedId: number,
  reading: PageReading,
  url: string,
  at: Date,
): Promise<PageOutcome> => {
  const wanted = await readWanted(articleId, mediaFeedId, true);
  return wanted ? storeReading({ articleId, zone: wanted.zone }, reading, url, at) : 'same';
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
    const became = await storeReading({ articleId, ...wanted }, found.reading, found.url, now);
    if (became === 'joined') return;
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
