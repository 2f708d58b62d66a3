import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { threadModule } from '#server/kernel/productFiles.ts';

/** Limits of one task. */
export interface ThreadBounds {
  /** Milliseconds of processor time. */
  time: number;
  /** Megabytes of heap of the thread. */
  heap: number;
  /** Megabytes by which the whole process may grow meanwhile, if limited: buffers are not part of the heap. */
  growth?: number;
}

/** What came of a task: the thread's answer, or the limit at which the task was ended. */
export type ThreadOutcome<Answer> =
  | { answer: Answer; exceeded?: never }
  | { exceeded: keyof ThreadBounds; answer?: never };

/** Milliseconds between two looks at what a thread has used. */
const watching = 50;
/** Milliseconds after which a thread without tasks ends. */
const idleTime = 30_000;

const megabytes = (): number => process.memoryUsage.rss() / 1024 ** 2;

const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const processorTime = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
};

/** Runs one task in a thread, whose caller terminates it when it has exceeded its bounds. @throws the signal's reason */
const runIn = async <Answer>(
  worker: Worker,
  task: unknown,
  { time, growth = Number.POSITIVE_INFINITY }: ThreadBounds,
  signal?: AbortSignal,
): Promise<ThreadOutcome<Answer>> => {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadOutcome<Answer>>();
  const onMessage = (answer: Answer): void => resolve({ answer });
  const onError = (error: Error): void =>
    isOutOfMemory(error) ? resolve({ exceeded: 'heap' }) : reject(error);
  const onExit = (code: number): void => reject(new Error(`The thread ended with code ${code}.`));
  worker.once('message', onMessage).once('error', onError).once('exit', onExit);
  const onAbort = (): void => reject(signal?.reason);
  signal?.addEventListener('abort', onAbort);
  const before = megabytes();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const watch = async (until?: number): Promise<void> => {
    const used = await processorTime(worker);
    if (isOver) return;
    if (until !== undefined && used > until) resolve({ exceeded: 'time' });
    else if (megabytes() - before > growth) resolve({ exceeded: 'growth' });
    else timer = setTimeout(look, watching, until ?? used + time);
  };
  // fails if the thread is ending: its events, which say why, follow
  const look = (until?: number): void => void watch(until).catch(() => {});
  worker.postMessage(task);
  look();
  try {
    return await promise;
  } finally {
    isOver = true;
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    worker.off('message', onMessage).off('exit', onExit);
    worker.off('error', onError);
  }
};

/**
 * Threads that answer tasks one after the other. They are kept for the next task, since loading their module costs
 * more than most tasks, and end when there has been none for a while. The module answers each message of its parent
 * with one of its own; tasks and answers are copied.
 * @param module path from `src/server`, without its extension
 * @param atMost number of threads at work; further tasks wait
 * @param isKept false: each task has a thread of its own, since a library may fail long after it has answered
 * @returns what came of a task; rejects with the error that was thrown in the thread, or the reason of `signal`, which
 *   terminates it
 */
export const threads = <Task, Answer>(
  module: string,
  atMost: number,
  bounds: ThreadBounds,
  { isKept = true } = {},
) => {
  const oneOfThem = pLimit(atMost);
  const idle: { worker: Worker; heap: number; forget: () => void }[] = [];

  const idleWorker = (heap: number): Worker | undefined => {
    const at = idle.findIndex((one) => one.heap === heap);
    const [found] = at < 0 ? [] : idle.splice(at, 1);
    if (!found) return undefined;
    found.forget();
    found.worker.ref();
    return found.worker;
  };
  const keep = (worker: Worker, heap: number): void => {
    worker.unref();
    const drop = (): void => {
      idle.splice(idle.indexOf(one), 1);
      one.forget();
    };
    // a library may fail in a thread that has answered
    const onError = (error: Error): void => {
      drop();
      process.emitWarning(error);
    };
    const timer = setTimeout(() => {
      drop();
      void worker.terminate();
    }, idleTime).unref();
    const one = {
      worker,
      heap,
      forget: () => {
        clearTimeout(timer);
        worker.off('error', onError).off('exit', drop);
      },
    };
    worker.on('error', onError).once('exit', drop);
    idle.push(one);
  };
  const newWorker = async (heap: number): Promise<Worker> => {
    const worker = new Worker(threadModule(module), {
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      // discard messages of libraries about broken documents
      stdout: true,
      stderr: true,
      env: { NODE_ENV: 'production' },
    });
    // a thread may fail after its task has ended, too, when it is being terminated or kept
    worker.on('error', () => {});
    await once(worker, 'online');
    return worker;
  };

  return (task: Task, limits: ThreadBounds = bounds, signal?: AbortSignal): Promise<ThreadOutcome<Answer>> =>
    oneOfThem(async () => {
      signal?.throwIfAborted();
      const { heap } = limits;
      const worker = idleWorker(heap) ?? (await newWorker(heap));
      let isWell = false;
      try {
        signal?.throwIfAborted();
        const outcome = await runIn<Answer>(worker, task, limits, signal);
        isWell = outcome.exceeded === undefined;
        return outcome;
      } finally {
        if (isWell && isKept) keep(worker, heap);
        else await worker.terminate();
      }
    });
};
