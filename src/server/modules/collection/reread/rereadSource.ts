import { setImmediate as nextTurn } from 'node:timers/promises';
import { countText } from '#contract/countText.ts';
import type { RereadAnswer } from '#generated/types/mediaFeedCalls.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { textSlices } from '#server/kernel/database/pace.ts';
import { queueJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { clusterJob } from '#server/modules/analysis/index.ts';
import { type AnswerHead, keptAnswers, kindOf, nameOf, readAnswer } from '../answers/storedAnswers.ts';
import type { CollectedArticles } from '../collect/articleStore.ts';
import { lengthOf } from '../collect/batch.ts';
import { dedupeKey, type NewsItem } from '../collect/newsItem.ts';
import { guidKey } from '../collect/sortItems.ts';
import { problemOf, storeRereading } from '../pages/collectPage.ts';
import { readPageDocument } from '../pages/visitPage.ts';
import { readVisitByRule } from '../sources/collectionRule.ts';
import { readSource, type SourceRow } from '../sources/sourceRow.ts';
import { outletOf, type VisitJob } from '../sources/visitSource.ts';
import { beginReread, leaveReread, noteReread, type RereadResult } from './rereadRecord.ts';

export interface RereadTools {
  articles: CollectedArticles;
  now(): Date;
}

/** The attempt of a job that reads the answers. */
export interface RereadAttempt extends VisitJob {
  /** Whether to leave the rest to another job. */
  isOver?(): boolean;
}

/**
 * What has come of the answers so far: of the feed documents in order, then of all pages together. What a transaction
 * stores counts here only once it has committed.
 */
interface Progress extends RereadResult {
  mediaFeedId: number;
}

/** An answer before it is read, with what an earlier attempt has stored of it. */
const begun = (kindCd: string, answDt: string, earlier: readonly RereadAnswer[]): RereadAnswer => {
  const before = earlier.find((one) => one.kindCd === kindCd && (kindCd === 'page' || one.answDt === answDt));
  const { newCnt = 0, correctedCnt = 0, offeredCnt = 0 } = before ?? {};
  return {
    kindCd,
    answDt,
    itemCnt: 0,
    newCnt,
    correctedCnt,
    offeredCnt,
    leftOutCnt: 0,
    problem: null,
    findings: [],
  };
};

const queueFollowUp = (): Promise<void> => queueJobs(clusterJob, [{ data: {}, singletonKey: 'all' }]);

const replaceLast = (answers: readonly RereadAnswer[], last: RereadAnswer): RereadAnswer[] => [
  ...answers.slice(0, -1),
  last,
];

/** Reads one feed document as a visit does. Of an item in several documents the newest version counts. */
const rereadFeed = async (
  source: SourceRow,
  { key, at }: AnswerHead,
  progress: Progress,
  seen: Set<string>,
  { articles }: RereadTools,
): Promise<void> => {
  const document = await readAnswer(source.mediaFeedId, key);
  let result = progress.answers.at(-1);
  if (!document || !result) return;
  const visit = await readVisitByRule(document, outletOf(source), source.clctCndCn, at);
  if ('problem' in visit) {
    progress.answers = replaceLast(progress.answers, { ...result, problem: visit.problem });
    return;
  }
  const { itemCount: itemCnt, leftOut: leftOutCnt, findings } = visit;
  result = { ...result, itemCnt, leftOutCnt, findings };
  progress.answers = replaceLast(progress.answers, result);
  const keysOf = (item: NewsItem): string[] => [dedupeKey(item), guidKey(item) ?? dedupeKey(item)];
  const unseen = visit.items.filter((item) => !keysOf(item).some((one) => seen.has(one)));
  for (const item of unseen) for (const one of keysOf(item)) seen.add(one);
  for (const batch of textSlices(unseen, lengthOf)) {
    let answers = progress.answers;
    await articles.storeItems(
      batch,
      async ({ length }, { corrected, offered }) => {
        if (length + corrected.length + offered.length === 0) return;
        const { newCnt, correctedCnt, offeredCnt, ...rest } = answers.at(-1) as RereadAnswer;
        answers = replaceLast(answers, {
          ...rest,
          newCnt: newCnt + length,
          correctedCnt: correctedCnt + corrected.length,
          offeredCnt: offeredCnt + offered.length,
        });
        await noteReread({ ...progress, answers });
        await queueFollowUp();
      },
      { at, isReread: true },
    );
    progress.answers = answers;
    await nextTurn();
  }
};

/** The numbers of the pages that were read, and why some had no text. */
const countsOf = (pages: Progress['pages']) => {
  const problems = Object.values(pages).filter((problem) => problem !== null);
  const countOf = (one: string): string => countText(problems.filter((problem) => problem === one).length);
  return {
    itemCnt: Object.keys(pages).length,
    leftOutCnt: problems.length,
    findings: [...new Set(problems)].map((problem) => `${problem} (${countOf(problem)})`),
  };
};

/** Reads one page; what it says is stored in one transaction with the progress. */
const rereadPage = async (progress: Progress, page: AnswerHead): Promise<void> => {
  const { mediaFeedId } = progress;
  const document = await readAnswer(mediaFeedId, page.key);
  if (!document) return;
  const reading = await readPageDocument(document);
  const pages = { ...progress.pages, [page.key]: problemOf(reading) };
  const { correctedCnt, offeredCnt, ...rest } = progress.answers.at(-1) as RereadAnswer;
  const answers = await inTransaction(async () => {
    const became = reading
      ? await storeRereading(Number(nameOf(page)), mediaFeedId, reading, document.url, page.at)
      : 'same';
    const isCorrected = became === 'corrected' || became === 'joined';
    const counted = replaceLast(progress.answers, {
      ...rest,
      ...countsOf(pages),
      correctedCnt: correctedCnt + (isCorrected ? 1 : 0),
      offeredCnt: offeredCnt + (became === 'offered' ? 1 : 0),
    });
    await noteReread({ ...progress, answers: counted, pages });
    if (became !== 'same') await queueFollowUp();
    return counted;
  });
  Object.assign(progress, { answers, pages });
};

/**
 * Reads the kept answers of a source by the present rules: its feed documents, then the pages of its articles. Asks no
 * outlet. May be aborted at any moment and repeated, as a visit.
 * @returns 'more' if pages remain, for which another job is to be queued
 * @throws the error that prevented storing; on the last try the reading has been ended as failed by then
 */
export const rereadSource = async (
  { mediaFeedId }: { mediaFeedId: number },
  { id: jobId, isLastTry, signal, isOver = () => false }: RereadAttempt,
  tools: RereadTools,
): Promise<void | 'more'> => {
  const source = await readSource(mediaFeedId);
  if (!source) return undefined;
  const earlier = await beginReread(mediaFeedId, jobId, tools.now());
  const progress: Progress = { mediaFeedId, answers: [], pages: earlier.pages };
  const begin = (kindCd: 'feed' | 'page', { at }: AnswerHead): void => {
    const result = begun(kindCd, at.toISOString(), earlier.answers);
    const counts = kindCd === 'page' ? countsOf(earlier.pages) : {};
    progress.answers = [...progress.answers, { ...result, ...counts }];
  };
  try {
    const answers = await keptAnswers(mediaFeedId);
    const seen = new Set<string>();
    for (const answer of answers.filter((one) => kindOf(one) === 'feed')) {
      signal?.throwIfAborted();
      begin('feed', answer);
      await rereadFeed(source, answer, progress, seen, tools);
      await noteReread(progress);
    }
    // a source that takes no pages any more keeps the texts that it has
    const pages = source.pageYn === 'Y' ? answers.filter((one) => kindOf(one) === 'page') : [];
    if (pages[0]) begin('page', pages[0]);
    // the oldest first: the copy of an article joins the one that was there before
    const left = pages.filter(({ key }) => !(key in earlier.pages)).toReversed();
    for (const page of left) {
      signal?.throwIfAborted();
      if (page !== left[0] && isOver()) {
        await leaveReread(progress);
        return 'more';
      }
      await rereadPage(progress, page);
      await nextTurn();
    }
    await noteReread(progress, { sttsCd: 'done', at: tools.now() });
    return undefined;
  } catch (error) {
    if (isLastTry && !signal?.aborted) await noteReread(progress, { sttsCd: 'failed', at: tools.now() });
    throw error;
  }
};
