import { failed, type Outcome, outcomeOfError } from '#server/kernel/documents/outcome.ts';
import { maxTextLength } from '#server/kernel/documents/textSink.ts';
import { type ThreadBounds, threads } from '#server/kernel/processes/threads.ts';

/** What the thread is given. */
export interface FileTask {
  path: string;
  extension: string;
  maxLength: number;
}

/** Limits for reading one file. */
export interface Bounds extends Required<ThreadBounds> {
  /** Maximum UTF-16 units kept. */
  text: number;
}

export const bounds: Bounds = { time: 60_000, heap: 512, growth: 1_024, text: maxTextLength };

/** Several times the processor time: a reader may wait for what never comes. */
const timesSlower = 5;

const read = threads<FileTask, Outcome>('modules/search/attachments/readText.worker', 1, bounds, {
  isKept: false,
});

/**
 * `readText` in a thread of its own, which is terminated when it exceeds the limits. Never throws.
 * @param signal terminates it at once; the result is then undefined, since nothing is known about the file
 */
export const readInThread = async (
  path: string,
  extension: string,
  { text, ...limits }: Bounds = bounds,
  signal?: AbortSignal,
): Promise<Outcome | undefined> => {
  const tooLong = AbortSignal.timeout(timesSlower * limits.time);
  try {
    const task = { path, extension, maxLength: text };
    const ending = signal ? AbortSignal.any([signal, tooLong]) : tooLong;
    const { answer, exceeded } = await read(task, limits, ending);
    if (exceeded) return failed(exceeded === 'time' ? 'TOO_SLOW' : 'TOO_LARGE');
    return answer;
  } catch (error) {
    if (signal?.aborted) return undefined;
    return tooLong.aborted ? failed('TOO_SLOW') : outcomeOfError(error, path);
  }
};
