import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { mediaFeed } from '#generated/tables/mediaFeed.ts';
import { db, inTransaction } from '../../database/db.ts';
import type { Download, FailedDownload } from '../../outside/download.ts';
import type { CollectedArticles } from '../collect/articleStore.ts';
import type { NewsItem } from '../collect/newsItem.ts';
import { fetchFeed, type Visitor } from './fetchFeed.ts';
import { stateOf } from './health.ts';
import { type ReadVisit, readVisit } from './readVisit.ts';
import { nextVisit } from './schedule.ts';
import { readSource, type SourceRow } from './sourceRow.ts';
import { beginVisit, countNew, endVisit, type VisitResult } from './visitRecord.ts';
import { downloadSentence } from './visitSentences.ts';

/** What a visit needs besides the database. */
export interface VisitTools {
  visitor: Visitor;
  articles: CollectedArticles;
  now(): Date;
  random(): number;
  /** In the transaction of the new articles: what comes behind collecting. */
  onStored(source: SourceRow, articleIds: readonly number[]): Promise<void>;
}

/** A batch ends at either bound. On the embedded database one then blocks the process for about 25 ms. */
const mostItems = 50;
const mostCharacters = 20_000;

const batchesOf = (items: readonly NewsItem[]): NewsItem[][] => {
  const batches: NewsItem[][] = [];
  let characters = 0;
  for (const item of items) {
    const length = item.lclanTtl.length + item.articleCn.length;
    const current = batches.at(-1);
    if (current && current.length < mostItems && characters + length <= mostCharacters) {
      current.push(item);
      characters += length;
    } else {
      batches.push([item]);
      characters = length;
    }
  }
  return batches;
};

/** What a visit comes to before anything is stored. */
type Outcome =
  | { kind: 'failed'; sentence: string; status: number | null; retryAfter: number | null; isGone: boolean }
  | { kind: 'unchanged'; status: number }
  | {
      kind: 'read';
      status: number;
      visit: ReadVisit;
      movedTo: string | null;
      known: { etag: string | null; lastMdfcnNm: string | null; bodyHash: string };
    };

const outletOf = (source: SourceRow) => ({
  mediaFeedId: source.mediaFeedId,
  mediaId: source.mediaId,
  mediaNm: source.mediaKornNm ?? source.mediaLclanNm ?? '',
  ntnId: source.ntnId,
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

const outcomeOf = (source: SourceRow, download: Download, now: Date): Outcome => {
  if (download.outcome === 'failed') return failureOf(download);
  if (download.outcome === 'unchanged') return { kind: 'unchanged', status: 304 };
  const { bytes, status, contentType, movedTo, etag, lastModified } = download;
  const bodyHash = hash('sha256', bytes, 'base64url');
  if (bodyHash === source.bodyHash) return { kind: 'unchanged', status };
  const visit = readVisit(bytes, contentType, outletOf(source), now);
  if ('problem' in visit)
    return { kind: 'failed', sentence: visit.problem, status, retryAfter: null, isGone: false };
  return { kind: 'read', status, visit, movedTo, known: { etag, lastMdfcnNm: lastModified, bodyHash } };
};

const resultOf = (outcome: Outcome, spentMs: number): VisitResult => {
  const nothing = { itemCnt: 0, leftOutCnt: 0, usableCnt: 0, errCn: null, findings: [], spentMs };
  if (outcome.kind === 'failed')
    return { ...nothing, rsltCd: 'failed', httpStts: outcome.status, errCn: outcome.sentence };
  if (outcome.kind === 'unchanged') return { ...nothing, rsltCd: 'unchanged', httpStts: outcome.status };
  const { itemCount, leftOut, items, findings } = outcome.visit;
  return {
    ...nothing,
    rsltCd: 'collected',
    httpStts: outcome.status,
    itemCnt: itemCount,
    leftOutCnt: leftOut,
    usableCnt: items.length,
    findings,
  };
};

/** What the source row says after the visit. */
const sourceAfter = (source: SourceRow, outcome: Outcome, stored: number, { now, random }: VisitTools) => {
  const at = now();
  const isFailed = outcome.kind === 'failed';
  const failCnt = isFailed ? source.failCnt + 1 : 0;
  const facts = {
    useYn:
      isFailed && outcome.isGone ? ('N' as const) : source.useYn === 'N' ? ('N' as const) : ('Y' as const),
    failCnt,
    lastClctDt: at,
    lastScsDt: isFailed ? source.lastScsDt : at,
    lastNewDt: stored > 0 ? at : source.lastNewDt,
    nextClctDt: nextVisit({
      now: at,
      interval: source.clctIntrvl,
      failures: failCnt,
      retryAfter: isFailed ? outcome.retryAfter : null,
      random: random(),
    }),
  };
  const state = stateOf({ ...facts, clctIntrvl: source.clctIntrvl, regDt: source.regDt }, at);
  return {
    ...facts,
    clctSttsCd: state,
    errCn: isFailed ? outcome.sentence : null,
    ...(outcome.kind === 'read' && {
      ...outcome.known,
      movedUrl: outcome.movedTo,
      lanDrftCn: outcome.visit.drift,
      ...(!source.feedTtl && { feedTtl: outcome.visit.title }),
    }),
  };
};

/**
 * Visits a source and stores what is new, batch by batch; each batch, its count and what comes behind it are one
 * transaction. May be broken off at any moment and run again: nothing is lost and nothing stored or counted twice.
 * @param jobId tells the visit apart from others, also when it is run again
 */
export const visitSource = async (
  { mediaFeedId, byHand = false }: { mediaFeedId: number; byHand?: boolean },
  jobId: string,
  tools: VisitTools,
  signal?: AbortSignal,
): Promise<void> => {
  const source = await readSource(mediaFeedId);
  if (!source || (source.useYn === 'N' && !byHand)) return;
  const begun = tools.now();
  const since = performance.now();
  const feedVisitId = await beginVisit({ jobId, mediaFeedId, bgngDt: begun, byHand });
  const known = { etag: source.etag, lastModified: source.lastMdfcnNm };
  const download = await fetchFeed(source.feedUrl, known, tools.visitor, signal);
  signal?.throwIfAborted();
  const outcome = outcomeOf(source, download, begun);
  let stored = 0;
  if (outcome.kind === 'read')
    for (const batch of batchesOf(outcome.visit.items)) {
      const { length } = await tools.articles.storeItems(batch, async (articleIds) => {
        await countNew(feedVisitId, articleIds.length);
        if (articleIds.length > 0) await tools.onStored(source, articleIds);
      });
      stored += length;
      // a server that collects answers its requests between two batches
      await nextTurn();
      signal?.throwIfAborted();
    }
  await inTransaction(async () => {
    await endVisit(feedVisitId, resultOf(outcome, performance.now() - since));
    await db()
      .update(mediaFeed)
      .set(sourceAfter(source, outcome, stored, tools))
      .where(eq(mediaFeed.mediaFeedId, mediaFeedId));
  });
};
