import { once } from 'node:events';
import { Duplex } from 'node:stream';
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

type Done = (error?: Error | null) => void;

/** AuthenticationOk, and ReadyForQuery outside of a transaction: the embedded database has no authentication. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
/** The message of a simple query: Q, the length, the text and a zero. */
const queryOf = (text: string): Buffer => {
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(text.length + 5, 1);
  return Buffer.concat([head, Buffer.from(`${text}\0`)]);
};

/** Statements at the start of a session, which discard state of the previous one: it may have ended half-way. */
const anew = ['rollback', 'deallocate all'].map(queryOf);
/** First byte of the message that ends a connection. */
const terminate = 0x58;

/**
 * The embedded database as a socket of PostgreSQL's protocol, so that the same client works with both engines. Only one
 * such socket at a time: there is one session. Messages written together are answered together.
 */
export class PgliteSocket extends Duplex {
  readonly #engine: PgliteEngine;
  #isOpen = false;

  constructor(engine: PgliteEngine) {
    super();
    this.#engine = engine;
  }

  connect(): void {
    setImmediate(() => this.emit('connect'));
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    void this.#answer(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    void this.#answer(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  async #open(): Promise<Uint8Array> {
    for (const statement of anew) await this.#engine.answer(statement);
    this.#isOpen = true;
    return welcome;
  }

  async #answer(message: Buffer, done: Done): Promise<void> {
    try {
      if (message[0] === terminate) this.push(null);
      else {
        const answer = this.#isOpen ? await this.#engine.answer(message) : await this.#open();
        if (answer.length && !this.destroyed) this.push(answer);
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}
