import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { threadModule } from '../productFiles.ts';

/**
 * Without -F, and with the WAL opened O_SYNC: PGlite's fsync is a stub, so only this makes a commit durable. Time zone
 * UTC, as in sessions of PostgreSQL. Pages outside of the shared buffers are still in the operating system's cache: 128
 * MB of buffers, all touched at the start, would be twice the memory of the rest of the process.
 */
export const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=open_datasync'],
  ...['-c', 'TimeZone=UTC'],
  ...['-c', 'shared_buffers=48MB'],
];

/** An embedded database that processes messages of PostgreSQL's protocol, one after the other. */
export interface PgliteEngine {
  /** The database's answer to a message, or to several in one buffer. */
  answer(message: Uint8Array): Promise<Uint8Array>;
  /** Copies the database files to a new folder between two messages; absent in an engine of this thread. */
  copyTo?(folder: string): Promise<void>;
  close(): Promise<void>;
  /** Terminates it at once, as a crash would. */
  abandon(): Promise<void>;
}

/** An engine in this thread. It yields to the event loop between messages, so that other work can run. */
export const engineHere = (pglite: PGlite): PgliteEngine => ({
  abandon: async () => {},
  answer: (message) =>
    new Promise((resolve, reject) => {
      setImmediate(() => {
        try {
          resolve(pglite.execProtocolRawSync(message));
        } catch (error) {
          reject(error as Error);
        }
      });
    }),
  close: async () => {
    if (!pglite.closed) await pglite.close();
  },
});

/** Messages from the thread: opened, an answer, or the reason why there is none. */
export type FromEngine = { opened: true } | { answer: Uint8Array } | { problem: string };

/** Messages to the thread: a protocol message, a folder to copy the files to, or a request to close. */
export type ToEngine = { message: Uint8Array } | { copyTo: string } | { close: true };

/**
 * Opens the folder in a worker thread, so that the main thread stays responsive while the database works.
 * @throws Error if PGlite cannot open it
 */
export const engineInThread = async (dataDir: string): Promise<PgliteEngine> => {
  const worker = new Worker(threadModule('kernel/database/pglite.worker'), { workerData: { dataDir } });
  // the thread answers in the order of the messages
  const waiting: { resolve: (answer: Uint8Array) => void; reject: (error: Error) => void }[] = [];
  let ended: Error | undefined;
  const fail = (error: Error): void => {
    ended ??= error;
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  const [first] = (await once(worker, 'message')) as [FromEngine];
  if ('problem' in first) {
    await worker.terminate();
    throw new Error(first.problem);
  }
  worker.on('message', (message: FromEngine) => {
    const mine = waiting.shift();
    if ('answer' in message) mine?.resolve(message.answer);
    else if ('problem' in message) mine?.reject(new Error(message.problem));
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('Connection terminated: the thread of the database has ended.')));
  const ask = (asked: ToEngine, bytes: ArrayBuffer[] = []): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      waiting.push({ resolve, reject });
      return worker.postMessage(asked, bytes);
    });
  return {
    answer: (message) => {
      const bytes = new Uint8Array(message);
      return ask({ message: bytes }, [bytes.buffer]);
    },
    async copyTo(folder) {
      await ask({ copyTo: folder });
    },
    async close() {
      if (ended) return;
      const gone = once(worker, 'exit');
      worker.postMessage({ close: true } satisfies ToEngine);
      await gone;
    },
    async abandon() {
      await worker.terminate();
    },
  };
};
