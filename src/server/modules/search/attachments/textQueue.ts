import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { filePath } from '#server/kernel/crud/upload.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { pauseBetweenBatches } from '#server/kernel/database/pace.ts';
import { failed, type Outcome } from './outcome.ts';
import {
  claimFile,
  type PendingFile,
  putOffFile,
  releaseAll,
  releaseFile,
  storeOutcome,
} from './pendingFiles.ts';
import { readers } from './readers/readers.ts';
import { type Bounds, readInWorker, bounds as usual } from './readInWorker.ts';
import { remainingQuota } from './remainingQuota.ts';

/** A file at which the server has ended so often is not tried again. */
const maxTries = 3;

export interface TextQueue {
  /** Reads what waits, one file after the other, and lets everybody else through in between; resolves when nothing does. Never fails: what goes wrong is logged. */
  work(): Promise<void>;
  /** Breaks off what is under way; it is read after the next start. */
  close(): Promise<void>;
}

/** Reads the attachments of one database. Nothing of it happens within a request, nor on its thread. */
export const createTextQueue = (
  database: Database,
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  bounds: Bounds = usual,
): TextQueue => {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isFirst = true;

  const outcomeOf = async (file: PendingFile): Promise<Outcome | undefined> => {
    const { fileId, extension, tries } = file;
    if (!readers[extension]) return failed('UNKNOWN_KIND');
    if (tries > maxTries) return failed('CRASHED');
    const text = Math.min(bounds.text, await remainingQuota(file));
    if (text === 0) return failed('NO_ROOM');
    return readInWorker(filePath(dataDir, fileId), extension, { ...bounds, text }, closing.signal);
  };

  const read = async (file: PendingFile): Promise<void> => {
    const since = performance.now();
    const outcome = await outcomeOf(file);
    if (!outcome) return releaseFile(file);
    const { fileId, extension } = file;
    if (outcome.state === 'PUT_OFF') {
      await putOffFile(file);
      log.warn(
        { fileId, extension, cause: outcome.cause },
        'attachment cannot be read now; it is tried again',
      );
      return;
    }
    await storeOutcome(file, outcome);
    const took = Math.round(performance.now() - since);
    const { reason, cause } = outcome.state === 'FAILED' ? outcome : {};
    const told = { fileId, extension, state: outcome.state, reason, cause, took };
    if (cause) log.warn(told, 'attachment not read for an error that nobody has foreseen');
    else log.info(told, 'attachment read');
  };

  const readAll = async (): Promise<void> => {
    if (isFirst && database.lock) await releaseAll();
    isFirst = false;
    do {
      isAsked = false;
      for (let file = await claimFile(); file; file = await claimFile()) {
        const since = performance.now();
        await read(file);
        if (closing.signal.aborted) return;
        await wait(pauseBetweenBatches(performance.now() - since));
      }
    } while (isAsked);
  };

  return {
    work() {
      isAsked = true;
      if (closing.signal.aborted) return Promise.resolve();
      running ??= withDatabase(database, readAll)
        .catch((error: unknown) => log.warn({ err: error }, 'attachments could not be read'))
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    async close() {
      closing.abort();
      await running;
    },
  };
};
