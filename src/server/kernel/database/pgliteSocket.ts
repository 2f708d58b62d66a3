import { Duplex } from 'node:stream';
import type { PgliteEngine } from './pgliteEngine.ts';

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
