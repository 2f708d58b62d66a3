import { Worker } from 'node:worker_threads';
import { threadModule } from '#server/productFiles.ts';

/** Milliseconds and megabytes of objects that one page may take. */
const bounds = { time: 10_000, heap: 256 };

/** The body of an article out of its page, read in a thread of its own; null where there is none to be had. Never throws. */
export const readInThread = (html: string, { time, heap } = bounds): Promise<string | null> =>
  new Promise((resolve) => {
    const worker = new Worker(threadModule('features/articlePages/readPage.worker'), {
      workerData: { html },
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      stdout: true,
      stderr: true,
      env: { NODE_ENV: 'production' },
    });
    const end = (text: string | null): void => {
      clearTimeout(timer);
      void worker.terminate().then(() => resolve(text));
    };
    const timer = setTimeout(end, time, null);
    worker.once('message', (text: string | null) => end(text));
    worker.once('error', () => end(null));
  });
