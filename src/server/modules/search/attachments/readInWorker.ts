import { Worker } from 'node:worker_threads';
import { threadModule } from '#server/kernel/productFiles.ts';
import { failed, type Outcome, outcomeOfError } from './outcome.ts';
import { maxTextLength } from './plainText.ts';

/** What reading one file may take. */
export interface Bounds {
  /** Milliseconds. */
  time: number;
  /** Megabytes of objects. */
  heap: number;
  /** Megabytes by which the whole process may grow meanwhile: buffers are no part of the heap. */
  growth: number;
  /** UTF-16 units that are kept. */
  text: number;
}

export const bounds: Bounds = { time: 60_000, heap: 512, growth: 1_024, text: maxTextLength };

/** Milliseconds between two checks of the memory. */
const watching = 100;

const megabytes = (): number => process.memoryUsage.rss() / 1024 ** 2;

/**
 * Reads a file in a thread of its own, which is ended when it takes too long or too much. Never throws.
 * @param signal ends it at once; the outcome is then undefined, since nothing is known of the file
 */
export const readInWorker = (
  path: string,
  extension: string,
  { time, heap, growth, text }: Bounds = bounds,
  signal?: AbortSignal,
): Promise<Outcome | undefined> =>
  new Promise((resolve) => {
    const worker = new Worker(threadModule('modules/search/attachments/readText.worker'), {
      workerData: { path, extension, maxLength: text },
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
      // what libraries print about a broken file is discarded
      stdout: true,
      stderr: true,
      env: { NODE_ENV: 'production' },
    });
    const before = megabytes();
    let isOver = false;
    const end = (outcome: Outcome | undefined): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener('abort', stop);
      void worker.terminate().then(() => resolve(outcome));
    };
    const stop = (): void => end(undefined);
    const timer = setTimeout(() => end(failed('TOO_SLOW')), time);
    const watch = setInterval(() => {
      if (megabytes() - before > growth) end(failed('TOO_LARGE'));
    }, watching);
    worker.once('message', (outcome: Outcome) => end(outcome));
    worker.once('error', (error) => end(outcomeOfError(error, path)));
    worker.once('exit', (code) => end(failed('DAMAGED', { name: 'exit', code: String(code) })));
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
  });
