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
import { readVisitInThread } from '../sources/readInThread.ts';
import { readSource, type SourceRow } from '../sources/sourceRow.ts';
import { outletOf, type VisitJob } from '../sources/visitSource.ts';
import { beginReread, noteReread } from './rereads.ts';

export interface RereadTools {
  articles: CollectedArticles;
  now(): Date;
}

/** An answer before it is read, with what an earlier attempt of the job has stored of it. */
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

/** Numbers of what one transaction has stored, added when it is certain to be stored with them. */
const add = (result: RereadAnswer, newCnt: number, correctedCnt: number, offeredCnt: number): void => {
  result.newCnt += newCnt;
  result.correctedCnt += correctedCnt;
  result.offeredCnt += offeredCnt;
};

const queueFollowUp = (): Promise<void> => queueJobs(clusterJob, [{ data: {}, singletonKey: 'all' }]);

/** Reads one feed document as a visit does. Of an item in several documents the newest version counts. */
const rereadFeed = async (
  source: SourceRow,
  { key, at }: AnswerHead,
  result: RereadAnswer,
  seen: Set<string>,
  { articles }: RereadTools,
  note: () => Promise<void>,
): Promise<void> => {
  const document = await readAnswer(source.mediaFeedId, key);
  if (!document) return;
  const visit = await readVisitInThread(document, outletOf(source), at);
  if ('problem' in visit) {
    result.problem = visit.problem;
    return;
  }
  result.itemCnt = visit.itemCount;
  result.leftOutCnt = visit.leftOut;
  result.findings = visit.findings;
  const keysOf = (item: NewsItem): string[] => [dedupeKey(item), guidKey(item) ?? dedupeKey(item)];
  const unseen = visit.items.filter((item) => !keysOf(item).some((one) => seen.has(one)));
  for (const item of unseen) for (const one of keysOf(item)) seen.add(one);
  for (const batch of textSlices(unseen, lengthOf)) {
    await articles.storeItems(
      batch,
      async ({ length }, { corrected, offered }) => {
        if (length + corrected.length + offered.length === 0) return;
        add(result, length, corrected.length, offered.length);
        await note();
        await queueFollowUp();
      },
      { at, isReread: true },
    );
    await nextTurn();
  }
};

const counted = (findings: ReadonlyMap<string, number>): string[] =>
  [...findings].map(([finding, count]) => `${finding} (${countText(count)})`);

/**
 * Reads the kept answers of a source by the present rules: its feed documents, then the pages of its articles. Asks no
 * outlet. May be aborted at any moment and repeated, as a visit.
 * @throws the error that prevented storing; on the last try the reading has been ended as failed by then
 */
export const rereadSource = async (
  { mediaFeedId }: { mediaFeedId: number },
  { id: jobId, isLastTry, signal }: VisitJob,
  tools: RereadTools,
): Promise<void> => {
  const source = await readSource(mediaFeedId);
  if (!source) return;
  const earlier = await beginReread(mediaFeedId, jobId, tools.now());
  const results: RereadAnswer[] = [];
  const note = (): Promise<void> => noteReread(mediaFeedId, results);
  try {
    const answers = await keptAnswers(mediaFeedId);
    const seen = new Set<string>();
    for (const answer of answers.filter((one) => kindOf(one) === 'feed')) {
      signal?.throwIfAborted();
      const result = begun('feed', answer.at.toISOString(), earlier);
      results.push(result);
      await rereadFeed(source, answer, result, seen, tools, note);
      await note();
    }
    // a source that takes no pages any more keeps the texts that it has
    const pages = source.pageYn === 'Y' ? answers.filter((one) => kindOf(one) === 'page') : [];
    if (pages[0]) results.push(begun('page', pages[0].at.toISOString(), earlier));
    const findings = new Map<string, number>();
    for (const page of pages) {
      signal?.throwIfAborted();
      const result = results.at(-1) as RereadAnswer;
      const document = await readAnswer(mediaFeedId, page.key);
      if (!document) continue;
      const reading = await readPageDocument(document);
      const problem = problemOf(reading);
      await inTransaction(async () => {
        const became = reading
          ? await storeRereading(Number(nameOf(page)), mediaFeedId, reading, document.url, page.at)
          : 'same';
        result.itemCnt += 1;
        if (problem) {
          result.leftOutCnt += 1;
          findings.set(problem, (findings.get(problem) ?? 0) + 1);
          result.findings = counted(findings);
        }
        add(result, 0, became === 'corrected' || became === 'joined' ? 1 : 0, became === 'offered' ? 1 : 0);
        await note();
        if (became !== 'same') await queueFollowUp();
      });
      await nextTurn();
    }
    await noteReread(mediaFeedId, results, { sttsCd: 'done', at: tools.now() });
  } catch (error) {
    if (isLastTry && !signal?.aborted)
      await noteReread(mediaFeedId, results, { sttsCd: 'failed', at: tools.now() });
    throw error;
  }
};
