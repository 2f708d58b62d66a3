import { and, eq } from 'drizzle-orm';
import type { Calls } from '#generated/api/calls.ts';
import { feedReread, mediaFeed } from '#generated/tables/index.ts';
import type { RereadAnswer, SourceReread } from '#generated/types/mediaFeedCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
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

/** What the last reading made of each answer; of all pages together. */
interface Result {
  answers: RereadAnswer[];
}

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
  const done = ((last?.rsltCn as Result | null)?.answers ?? []).map((answer) => ({ ...answer }));
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
 * Begins a reading, or continues that of an earlier attempt of the job.
 * @returns what the earlier attempt has stored by kind and time of the answer
 */
export const beginReread = (mediaFeedId: number, jobId: string, now: Date): Promise<RereadAnswer[]> =>
  inTransaction(async () => {
    const [last] = await db()
      .select({ jobId: feedReread.jobId, rsltCn: feedReread.rsltCn })
      .from(feedReread)
      .where(eq(feedReread.mediaFeedId, mediaFeedId))
      .for('update');
    const columns = { sttsCd: 'running', jobId, endDt: null, mdfcnDt: now };
    await db().update(feedReread).set(columns).where(eq(feedReread.mediaFeedId, mediaFeedId));
    return last?.jobId === jobId ? ((last.rsltCn as Result | null)?.answers ?? []) : [];
  });

/** Stores what has been read so far; call it in the transaction of the articles, so that each is counted once. */
export const noteReread = async (
  mediaFeedId: number,
  answers: readonly RereadAnswer[],
  ended?: { sttsCd: 'done' | 'failed'; at: Date },
): Promise<void> => {
  await db()
    .update(feedReread)
    .set({
      rsltCn: { answers },
      mdfcnDt: new Date(),
      ...(ended && { sttsCd: ended.sttsCd, endDt: ended.at }),
    })
    .where(eq(feedReread.mediaFeedId, mediaFeedId));
};

type Ids = 'GET /mediafeed-reread' | 'POST /mediafeed-reread';

/** Endpoints of reading a source's kept answers anew. */
export const rereadHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /mediafeed-reread': async ({ query: { mediaFeedId } }) => ({
    data: await sourceReread(mediaFeedId, new Date()),
  }),
  'POST /mediafeed-reread': async ({ body: { mediaFeedId }, caller }) => ({
    data: await requestReread(mediaFeedId, caller.user.userId, new Date()),
  }),
};
