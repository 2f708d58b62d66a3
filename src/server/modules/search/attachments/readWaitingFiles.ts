import { setTimeout as wait } from 'node:timers/promises';
import { and, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { storedFile, storedText } from '#generated/tables/index.ts';
import { pauseBetweenBatches } from '#server/kernel/database/pace.ts';
import { row } from '#server/kernel/database/rows.ts';
import { failed, type Outcome } from '#server/kernel/documents/outcome.ts';
import { readers } from '#server/kernel/documents/readers.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { FileMissing } from '#server/kernel/files/names.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { filesOfArticle, itsText } from './attachmentTokens.ts';
import { type Bounds, readInThread, bounds as usual } from './readInThread.ts';
import { beginNextFile, letWait, storeOutcome, type WaitingFile } from './waitingFiles.ts';

/** Maximum characters kept for all files of one article: each save of the article writes the tokens of all of them. */
const maxOfArticle = 600_000;

const count = z.object({ kept: z.number() });

/** Remaining characters that may be kept for a file, given the other files of its article. */
const remainingQuota = async ({ fileId, articleId }: WaitingFile): Promise<number> => {
  const others = and(filesOfArticle(articleId), ne(storedFile.fileId, fileId));
  const { kept } = await row(
    count,
    sql`select coalesce(sum(length(${storedText.cn})), 0)::int kept
      from ${storedFile} join ${storedText} on ${itsText} where ${others}`,
  );
  return Math.max(0, maxOfArticle - kept);
};

/** Result if the file store failed to return the file, which says nothing about the file. */
const outcomeOfStore = (error: unknown): Outcome => {
  if (error instanceof FileMissing) return failed('LOST');
  const thrown = (error instanceof Failure ? error.cause : error) as
    | { name?: string; code?: string }
    | undefined;
  const { name = 'unknown', code = null } = thrown ?? {};
  return { state: 'PUT_OFF', cause: { name, code } };
};

/** After this many tries that ended with the server, a file is not tried again. */
const maxTries = 3;

/** After this many files that the machine could not read, the file store is away rather than these files. */
const maxPutOff = 3;

/** Dependencies of reading files besides the database. */
export interface ReadingTools {
  files: FileStore;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  bounds?: Bounds;
}

/** Result for a file; undefined if reading was aborted. */
const outcomeOf = async (
  file: WaitingFile,
  { files, bounds = usual }: ReadingTools,
  signal: AbortSignal,
): Promise<Outcome | undefined> => {
  const { fileId, extension, tries } = file;
  if (!readers[extension]) return failed('UNKNOWN_KIND');
  if (tries > maxTries) return failed('CRASHED');
  const text = Math.min(bounds.text, await remainingQuota(file));
  if (text === 0) return failed('NO_ROOM');
  return files
    .locally(fileId, (path) => readInThread(path, extension, { ...bounds, text }, signal), signal)
    .catch((error: unknown) => (signal.aborted ? undefined : outcomeOfStore(error)));
};

/** Reads a begun file and stores the result. @returns whether it must be tried again because of the machine */
const readFile = async (file: WaitingFile, tools: ReadingTools, signal: AbortSignal): Promise<boolean> => {
  const { fileId, extension } = file;
  const since = performance.now();
  const outcome = await outcomeOf(file, tools, signal);
  if (!outcome || outcome.state === 'PUT_OFF') {
    await letWait(file);
    if (!outcome) return false;
    const logEntry = { fileId, extension, cause: outcome.cause };
    tools.log.warn(logEntry, 'attachment cannot be read now; it is tried again');
    return true;
  }
  await storeOutcome(file, outcome);
  const took = Math.round(performance.now() - since);
  const { reason, cause } = outcome.state === 'FAILED' ? outcome : {};
  const logEntry = { fileId, extension, state: outcome.state, reason, cause, took };
  if (cause) tools.log.warn(logEntry, 'attachment not read for an unforeseen error');
  else tools.log.info(logEntry, 'attachment read');
  return false;
};

/**
 * Reads the files without a result one after another, yielding in between; never on the thread that serves requests. It
 * is the work of `attachmentJob`, whose key lets one process at a time do it: the queue starts it again if that process
 * ends, and each minute for files that the machine could not read.
 * @returns 'more' if some are left
 */
export const readWaitingFiles = async (
  tools: ReadingTools,
  { signal, isOver }: StopCondition = neverStop,
): Promise<void | 'more'> => {
  const putOff: string[] = [];
  while (!isOver()) {
    const file = await beginNextFile(putOff);
    if (!file) return undefined;
    const since = performance.now();
    if (await readFile(file, tools, signal)) putOff.push(file.fileId);
    if (putOff.length === maxPutOff) return undefined;
    if (!signal.aborted) await wait(pauseBetweenBatches(performance.now() - since));
  }
  return 'more';
};
