import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { threadModule } from '#server/kernel/productFiles.ts';
import type { PageReading } from './readPage.ts';

/** A page as its server sent it. */
export interface PageDocument {
  bytes: Uint8Array;
  contentType: string | null;
}

/** Limits per page: milliseconds, and megabytes of heap. */
const bounds = { time: 10_000, heap: 256 };

const inNewThread = (
  { bytes, contentType }: PageDocument,
  { time, heap }: typeof bounds,
): Promise<PageReading | null> =>
  new Promise((resolve) => {
    const worker = new Worker(threadModule('modules/collection/pages/readPage.worker'), {
      workerData: { bytes, contentType },
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      stdout: true,
      stderr: true,
      env: { NODE_ENV: 'production' },
    });
    const end = (reading: PageReading | null): void => {
      clearTimeout(timer);
      void worker.terminate().then(() => resolve(reading));
    };
    const timer = setTimeout(end, time, null);
    worker.once('message', (reading: PageReading | null) => end(reading));
    worker.once('error', () => end(null));
  });

/** At most two concurrent worker threads; further pages wait. */
const oneOfTwo = pLimit(2);

/** Reads the article of a page in a worker thread; null if the page exceeds the limits. Never throws. */
export const readInThread = (document: PageDocument, limits = bounds): Promise<PageReading | null> =>
  oneOfTwo(() => inNewThread(document, limits));
