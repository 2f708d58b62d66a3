import { badRequest } from '#server/kernel/failure.ts';
import { threads } from '#server/kernel/processes/threads.ts';
import { feedProblems } from '../collect/feeds/feedProblem.ts';
import type { ReadList } from '../collect/feeds/opml.ts';
import type { SourceOutlet } from './rawItems.ts';
import type { Reading, VisitedDocument } from './readVisit.ts';

/** What the thread is given. */
export type DocumentTask =
  | { kind: 'visit'; document: VisitedDocument; outlet: SourceOutlet; now: Date }
  | { kind: 'list'; bytes: Uint8Array };

/** Limits per document: an ordinary feed of 2,000 items takes a fifth of a second. */
const bounds = { time: 3_000, heap: 256 };

const read = threads<DocumentTask, unknown>('modules/collection/sources/readDocument.worker', 2, bounds);

/**
 * `readVisit` in a thread, so that no document holds up the server. A document that exceeds the limits has a problem.
 * @throws what `readVisit` throws
 */
export const readVisitInThread = async (
  document: VisitedDocument,
  outlet: SourceOutlet,
  now: Date,
): Promise<Reading> => {
  const { answer, exceeded } = await read({ kind: 'visit', document, outlet, now });
  if (exceeded) return { problem: exceeded === 'time' ? feedProblems.tooSlow : feedProblems.tooLarge };
  return answer as Reading;
};

/**
 * `readOpml` in a thread.
 * @throws Failure 400 for a list that exceeds the limits
 */
export const readOpmlInThread = async (bytes: Uint8Array): Promise<ReadList> => {
  const { answer, exceeded } = await read({ kind: 'list', bytes });
  if (exceeded) throw badRequest('목록이 너무 커서 읽지 못했습니다. 나누어 가져와 주세요.');
  return answer as ReadList;
};
