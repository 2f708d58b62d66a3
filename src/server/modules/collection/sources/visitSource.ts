import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { mediaFeed } from '#generated/tables/mediaFeed.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { textSlices } from '#server/kernel/database/pace.ts';
import type { Download, FailedDownload } from '#server/kernel/outside/download.ts';
import { keepAnswer, packedAnswer } from '../answers/storedAnswers.ts';
import type { CollectedArticles } from '../collect/articleStore.ts';
import { lengthOf } from '../collect/batch.ts';
import { readVisitByRule } from './collectionRule.ts';
import { fetchFeed, type Visitor } from './fetchFeed.ts';
import { stateOf } from './health.ts';
import type { SourceOutlet } from './rawItems.ts';
import type { ReadVisit, VisitedDocument } from './readVisit.ts';
import { clearRequest } from './requestedSources.ts';
import { nextVisit } from './schedule.ts';
import { lockSource, readSource, type SourceRow } from './sourceRow.ts';
import {
  beginVisit,
  countStored,
  endVisit,
  isFlooding,
  isRequestedVisit,
  type VisitResult,
} from './visitRecord.ts';
import { downloadSentence, floodingSentence, nothingUsable, notStoredSentence } from './visitSentences.ts';

/** Dependencies of a visit besides the database. */
export interface VisitTools {
  visitor: Visitor;
  articles: CollectedArticles;
  now(): Date;
  random(): number;
  /** Called in the transaction of new or corrected articles: queues the follow-up jobs. */
  onStored(source: SourceRow, articleIds: readonly number[]): Promise<void>;
}

/** Result of a visit before anything is stored. */
type Outcome =
  | {
      kind: 'failed';
      sentence: string;
      status: number | null;
      retryAfter: number | null;
      isGone: boolean;
      /** What was read, if nothing of it could be used. */
      visit?: ReadVisit;
      document?: VisitedDocument;
    }
  | { kind: 'unchanged'; status: number; answer?: Answer }
  | { kind: 'read'; status: number; visit: ReadVisit; answer: Answer; document: VisitedDocument };

/** Columns of the source that say how the document was answered. */
interface Answer {
  etag: string | null;
  lastMdfcnNm: string | null;
  bodyHash: string;
  /** Address to which the source has moved permanently. */
  movedUrl: string | null;
}

/** The fields of a source that its articles use. */
export const outletOf = (source: SourceRow): SourceOutlet => ({
  mediaFeedId: source.mediaFeedId,
  mediaId: source.mediaId,
  mediaNm: source.mediaKornNm ?? source.mediaLclanNm ?? '',
  ntnId: source.ntnId,
  rgnTz: source.rgnTz,
  lanCd: source.lanCd,
  payYn: source.payYn === 'Y' ? ('Y' as const) : ('N' as const),
});

const failureOf = (failed: FailedDownload): Outcome => ({
  kind: 'failed',
  sentence: downloadSentence(failed),
  status: failed.status,
  retryAfter: failed.retryAfter,
  isGone: failed.status === 410,
});

const outcomeOf = async (source: SourceRow, download: Download, now: Date): Promise<Outcome> => {
  if (download.outcome === 'failed') return failureOf(download);
  if (download.outcome === 'unchanged') return { kind: 'unchanged', status: 304 };
  const { bytes, status, contentType, url, movedTo, etag, lastModified } = download;
  const bodyHash = hash('sha256', bytes, 'base64url');
  const answer = { etag, lastMdfcnNm: lastModified, bodyHash, movedUrl: movedTo };
  if (bodyHash === source.bodyHash) return { kind: 'unchanged', status, answer };
  const document = { bytes, contentType, url };
  const visit = await readVisitByRule(document, outletOf(source), source.clctCndCn, now);
  const failed = { kind: 'failed' as const, status, retryAfter: null, isGone: false, document };
  if ('problem' in visit) return { ...failed, sentence: visit.problem };
  if (visit.itemCount > 0 && visit.items.length === 0 && !visit.ruledOut)
    return { ...failed, sentence: nothingUsable(visit), visit };
  return { kind: 'read', status, visit, answer, document };
};

const failedBy = (sentence: string): Outcome => ({
  kind: 'failed',
  sentence,
  status: null,
  retryAfter: null,
  isGone: false,
});

/** An internal error, not the source's fault; details are in the log. */
const notStored = failedBy(notStoredSentence);

const resultOf = (outcome: Outcome, spentMs: number): VisitResult => {
  const visit = outcome.kind === 'unchanged' ? undefined : outcome.visit;
  const facts = {
    httpStts: outcome.status,
    itemCnt: visit?.itemCount ?? 0,
    leftOutCnt: visit?.leftOut ?? 0,
    usableCnt: (visit?.items.length ?? 0) + (visit?.ruledOut ?? 0),
    findings: visit?.findings ?? [],
    spentMs,
  };
  if (outcome.kind === 'failed') return { ...facts, rsltCd: 'failed', errCn: outcome.sentence };
  return { ...facts, rsltCd: outcome.kind === 'read' ? 'collected' : 'unchanged', errCn: null };
};

/** Milliseconds: a job keeps others of its source out of the queue until shortly after its visit has ended. */
const requeueDelayMs = 10_000;

/**
 * Columns of the source row after the visit. `source` is the row read by the visit, `current` the locked one: changes
 * by users in the meantime are kept.
 */
const sourceAfter = (
  source: SourceRow,
  current: SourceRow,
  outcome: Outcome,
  newCnt: number,
  { now, random }: VisitTools,
) => {
  const at = now();
  const lastNewDt = newCnt > 0 ? at : current.lastNewDt;
  // the address has changed: the result of this visit no longer applies, and the source waits for its first visit
  if (current.feedUrl !== source.feedUrl)
    return { lastNewDt, nextClctDt: new Date(at.getTime() + requeueDelayMs) };
  const isFailed = outcome.kind === 'failed';
  const isGone = isFailed && outcome.isGone;
  const failCnt = isFailed ? current.failCnt + 1 : 0;
  const facts = { failCnt, lastClctDt: at, lastScsDt: isFailed ? current.lastScsDt : at, lastNewDt };
  const next = nextVisit({
    now: at,
    interval: current.clctIntrvl,
    failures: failCnt,
    retryAfter: isFailed ? outcome.retryAfter : null,
    random: random(),
  });
  const useYn = current.useYn === 'N' ? 'N' : 'Y';
  return {
    ...facts,
    ...(isGone && { useYn: 'N' as const }),
    ...(current.useYn === source.useYn && { nextClctDt: next, dueDt: next }),
    clctSttsCd: isGone
      ? ('gone' as const)
      : stateOf({ ...facts, useYn, clctIntrvl: current.clctIntrvl, regDt: current.regDt }, at),
    errCn: isFailed ? outcome.sentence : null,
    ...(outcome.kind !== 'failed' && outcome.answer),
    ...(outcome.kind === 'read' && {
      lanDrftCn: outcome.visit.drift,
      ...(!current.feedTtl && { feedTtl: outcome.visit.title }),
    }),
  };
};

/** Stores the items batch by batch; each batch, its count and its follow-up jobs are one transaction. */
const storeVisit = async (
  feedVisitId: number,
  source: SourceRow,
  { items }: ReadVisit,
  { articles, onStored }: VisitTools,
  signal: AbortSignal | undefined,
): Promise<void> => {
  for (const batch of textSlices(items, lengthOf)) {
    await articles.storeItems(batch, async (newIds, { corrected, offered }) => {
      const correctedIds = [...corrected, ...offered];
      await countStored(feedVisitId, newIds.length, correctedIds.length);
      const articleIds = [...newIds, ...correctedIds];
      if (articleIds.length > 0) await onStored(source, articleIds);
    });
    // a server that collects serves its requests between two batches
    await nextTurn();
    signal?.throwIfAborted();
  }
};

/** The attempt of a job that requests the visit. */
export interface VisitJob {
  /** Identifies the visit, also when the job is retried. */
  id: string;
  /** The last attempt: it is not retried. */
  isLastTry: boolean;
  signal?: AbortSignal;
}

/**
 * Visits a source and stores new articles. May be aborted at any moment and repeated: nothing is lost, stored twice or
 * counted twice.
 * @throws the error that prevented storing; on the last try the visit has been ended as failed by then
 */
export const visitSource = async (
  { mediaFeedId, byHand = false }: { mediaFeedId: number; byHand?: boolean },
  { id: jobId, isLastTry, signal }: VisitJob,
  tools: VisitTools,
): Promise<void> => {
  const source = await readSource(mediaFeedId);
  if (!source) return;
  const isAsked = byHand || source.askdYn === 'Y';
  // a paused source is visited only on request, and a requested visit may be retried
  if (source.useYn === 'N' && !isAsked && !(await isRequestedVisit(jobId))) return;
  const startedAt = tools.now();
  const since = performance.now();
  const feedVisitId = await inTransaction(async () => {
    if (source.askdYn === 'Y') await clearRequest(mediaFeedId);
    return beginVisit({ jobId, mediaFeedId, bgngDt: startedAt, byHand: isAsked });
  });
  const end = async (outcome: Outcome): Promise<void> => {
    const document = outcome.kind === 'unchanged' ? undefined : outcome.document;
    const answer =
      document && (await packedAnswer('feed', hash('sha256', document.bytes, 'base64url'), document));
    return inTransaction(async () => {
      const newCnt = await endVisit(feedVisitId, resultOf(outcome, performance.now() - since));
      const current = await lockSource(mediaFeedId);
      if (current)
        await db()
          .update(mediaFeed)
          .set(sourceAfter(source, current, outcome, newCnt, tools))
          .where(eq(mediaFeed.mediaFeedId, mediaFeedId));
      // the answer of another address than the present one is that of another feed
      if (answer && current?.feedUrl === source.feedUrl) await keepAnswer(mediaFeedId, answer, startedAt);
    });
  };
  const known = { etag: source.etag, lastModified: source.lastMdfcnNm };
  const download = await fetchFeed(source.feedUrl, known, tools.visitor, signal);
  signal?.throwIfAborted();
  try {
    const found = await outcomeOf(source, download, startedAt);
    const isRefused = found.kind === 'read' && (await isFlooding(mediaFeedId, startedAt));
    const outcome = isRefused ? failedBy(floodingSentence) : found;
    if (outcome.kind === 'read') await storeVisit(feedVisitId, source, outcome.visit, tools, signal);
    await end(outcome);
  } catch (error) {
    if (isLastTry && !signal?.aborted) await end(notStored);
    throw error;
  }
};
