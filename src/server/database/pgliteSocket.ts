import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

type Done = (error?: Error | null) => void;

/** AuthenticationOk, and ReadyForQuery outside of a transaction: the embedded database asks nobody who they are. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
/** First byte of the message that ends a connection. */
const terminate = 0x58;

/**
 * The embedded database as a socket of PostgreSQL's protocol, so that the same client speaks to both engines. One such
 * socket at a time: there is one session. What is written in one go is done in one go, in this thread; answers come
 * with the next turn of the event loop, so that a long chain of statements leaves others their turns.
 */
export class PgliteSocket extends Duplex {
  readonly #pglite: PGlite;
  #isOpen = false;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
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
    this.#answer(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#answer(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  #answer(message: Buffer, done: Done): void {
    setImmediate(() => {
      if (this.destroyed) return done();
      try {
        const answer = this.#answerOf(message);
        if (answer?.length) this.push(answer);
        if (!answer) this.push(null);
        done();
      } catch (error) {
        done(error as Error);
      }
    });
  }

  /** Undefined when the client has said farewell. */
  #answerOf(message: Buffer): Uint8Array | undefined {
    if (message[0] === terminate) return undefined;
    if (this.#isOpen) return this.#pglite.execProtocolRawSync(message);
    this.#isOpen = true;
    return welcome;
  }
}
