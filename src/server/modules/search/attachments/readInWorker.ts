import { Worker } from 'node:worker_threads';
import { failed, type Outcome, outcomeOfError } from '#server/kernel/documents/outcome.ts';
import { maxTextLength } from '#server/kernel/documents/textSink.ts';
import { threadModule } from '#server/kernel/productFiles.ts';

/** Limits for reading one file. */
export interface Bounds {
  /** Milliseconds. */
  time: number;
  /** Megabytes of heap. */
  heap: number;
  /** Megabytes by which the whole process may grow: buffers are not part of the heap. */
  growth: number;
  /** Maximum UTF-16 units kept. */
  text: number;
}

export const bounds: Bounds = { time: 60_000, heap: 512, growth: 1_024, text: maxTextLength };

/** Milliseconds between two checks of the memory. */
const watching = 100;

const megabytes = (): number => process.memoryUsage.rss() / 1024 ** 2;

/**
 * Reads a file in a worker thread, which is terminated when it exceeds the limits. Never throws.
 * @param signal terminates it at once; the result is then undefined, since nothing is known about the file
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
      // discard messages of libraries about broken files
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
