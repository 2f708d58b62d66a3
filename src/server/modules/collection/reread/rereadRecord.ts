import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { feedReread, mediaFeed } from '#generated/tables/index.ts';
import type { RereadAnswer, SourceReread } from '#generated/types/mediaFeedCalls.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { badRequest, notFound } from '#server/kernel/failure.ts';
import { queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { keptAnswers, keptDays, kindOf } from '../answers/storedAnswers.ts';
import { rereadJob } from '../jobs.ts';

/** Milliseconds after which a reading that has not ended was given up: longer than all attempts of its job take. */
const maxReading = 3_600_000;

const requireSource = async (mediaFeedId: number): Promise<void> => {
  const found = await db()
    .select({ mediaFeedId: mediaFeed.mediaFeedId })
    .from(mediaFeed)
    .where(and(eq(mediaFeed.mediaFeedId, mediaFeedId), eq(mediaFeed.delYn, 'N')));
  if (found.length === 0) throw notFound('수집원');
};

const answerResult: z.ZodType<RereadAnswer> = z.object({
  kindCd: z.string(),
  answDt: z.string(),
  itemCnt: z.number(),
  newCnt: z.number(),
  correctedCnt: z.number(),
  offeredCnt: z.number(),
  leftOutCnt: z.number(),
  problem: z.string().nullable(),
  findings: z.array(z.string()),
});

const rereadResult = z.object({
  /** What the last reading made of each answer; of all pages together. */
  answers: z.array(answerResult),
  /** The pages that were read, by the key of their answer, with why a page had no text. */
  pages: z.record(z.string(), z.string().nullable()).default({}),
});
export type RereadResult = z.output<typeof rereadResult>;

/** Results outlive an upgrade: one that no longer fits counts as none. */
const resultOf = (last: Pick<typeof feedReread.$inferSelect, 'rsltCn'> | undefined): RereadResult =>
  rereadResult.safeParse(last?.rsltCn).data ?? { answers: [], pages: {} };

const isUnderWay = ({ sttsCd, mdfcnDt }: typeof feedReread.$inferSelect, now: Date): boolean =>
  ['waiting', 'running'].includes(sttsCd) && now.getTime() - mdfcnDt.getTime() < maxReading;

/**
 * The answers kept of a source, and what came of reading them anew the last time.
 * @throws Failure 404 for an unknown source
 */
export const sourceReread = async (mediaFeedId: number, now: Date): Promise<SourceReread> => {
  await requireSource(mediaFeedId);
  const answers = await keptAnswers(mediaFeedId);
  const [last] = await db().select().from(feedReread).where(eq(feedReread.mediaFeedId, mediaFeedId));
  const pageCnt = answers.filter((answer) => kindOf(answer) === 'page').length;
  const { answers: done } = resultOf(last);
  const isGivenUp = last && last.endDt === null && !isUnderWay(last, now);
  return {
    feedCnt: answers.length - pageCnt,
    pageCnt,
    oldestDt: answers.map(({ at }) => at.toISOString()).toSorted()[0] ?? null,
    sttsCd: isGivenUp ? 'failed' : (last?.sttsCd ?? null),
    askDt: last?.askDt.toISOString() ?? null,
    endDt: last?.endDt?.toISOString() ?? null,
    readCnt: done.reduce((sum, { kindCd, itemCnt }) => sum + (kindCd === 'page' ? itemCnt : 1), 0),
    totalCnt: last?.totalCnt ?? 0,
    answers: done,
  };
};

/**
 * Queues the reading of a source's kept answers; one that is under way is not begun anew.
 * @throws Failure 400 if no answer is kept, 404 for an unknown source
 */
export const requestReread = (mediaFeedId: number, userId: string, now: Date): Promise<SourceReread> =>
  inTransaction(async () => {
    await requireSource(mediaFeedId);
    const { length: totalCnt } = await keptAnswers(mediaFeedId);
    if (totalCnt === 0)
      throw badRequest(
        `다시 읽을 응답이 없습니다. 응답은 수집할 때 보관해 ${keptDays}일 뒤에 지웁니다. 먼저 ‘지금 수집’을 눌러 주세요.`,
      );
    const [last] = await db()
      .select()
      .from(feedReread)
      .where(eq(feedReread.mediaFeedId, mediaFeedId))
      .for('update');
    if (!last || !isUnderWay(last, now)) {
      const asked = { sttsCd: 'waiting', askDt: now, endDt: null, jobId: null, rsltCn: null, totalCnt };
      const columns = { ...asked, mdfrId: userId, mdfcnDt: now };
      await db()
        .insert(feedReread)
        .values({ mediaFeedId, ...columns, rgtrId: userId })
        .onConflictDoUpdate({ target: feedReread.mediaFeedId, set: columns });
      await queueJobs(rereadJob, [{ data: { mediaFeedId }, singletonKey: String(mediaFeedId) }]);
    }
    return sourceReread(mediaFeedId, now);
  });

/**
 * Begins a reading, or continues that of an earlier attempt of the job or of a job that has left the rest.
 * @returns what has been stored by then
 */
export const beginReread = (mediaFeedId: number, jobId: string, now: Date): Promise<RereadResult> =>
  inTransaction(async () => {
    const [last] = await db()
      .select({ jobId: feedReread.jobId, rsltCn: feedReread.rsltCn })
      .from(feedReread)
      .where(eq(feedReread.mediaFeedId, mediaFeedId))
      .for('update');
    const columns = { sttsCd: 'running', jobId, endDt: null, mdfcnDt: now };
    await db().update(feedReread).set(columns).where(eq(feedReread.mediaFeedId, mediaFeedId));
    return resultOf(last?.jobId === jobId || last?.jobId === null ? last : undefined);
  });

type Noted = RereadResult & { mediaFeedId: number };

const update = async (
  { mediaFeedId, answers, pages }: Noted,
  others: Partial<typeof feedReread.$inferInsert> = {},
): Promise<void> => {
  await db()
    .update(feedReread)
    .set({ rsltCn: { answers, pages }, mdfcnDt: new Date(), ...others })
    .where(eq(feedReread.mediaFeedId, mediaFeedId));
};

/** Stores what has been read so far; call it in the transaction of the articles, so that each is counted once. */
export const noteReread = (read: Noted, ended?: { sttsCd: 'done' | 'failed'; at: Date }): Promise<void> =>
  update(read, ended && { sttsCd: ended.sttsCd, endDt: ended.at });

/** Leaves the rest of a reading to the next job. */
export const leaveReread = (read: Noted): Promise<void> => update(read, { jobId: null });
