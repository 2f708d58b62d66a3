import { DatabaseUnavailable } from './errors.ts';
import type { PgliteEngine } from './pgliteEngine.ts';

/** Milliseconds between a failed attempt to open the database and the next one; each takes a second of CPU time. */
const pause = 2_000;

/** First byte of an error among the messages of PostgreSQL's protocol. */
const errorMessage = 0x45;

/** Fields of an error by their letter: S severity, C SQLSTATE, M message. */
const fieldsOf = (body: Buffer): Map<string, string> =>
  new Map(
    body
      .toString('utf8')
      .split('\0')
      .filter(Boolean)
      .map((field) => [field[0] ?? '', field.slice(1)]),
  );

/** The error messages in an answer. */
function* errorsIn(answer: Uint8Array): Generator<Map<string, string>> {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  // a byte for the type, then the length of the rest, which includes itself
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1))
    if (bytes[at] === errorMessage)
      yield fieldsOf(bytes.subarray(at + 5, at + 1 + bytes.readUInt32BE(at + 1)));
}

/** The error that stopped the engine, with its SQLSTATE if known. */
const stopped = (message: string, code?: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), code && { code });

/**
 * An error after which PostgreSQL would stop and recover from its log: the log itself could not be written. The
 * embedded engine continues, with locks that are never released, until it hangs.
 */
const endOf = (answer: Uint8Array): Error | undefined => {
  for (const fields of errorsIn(answer)) {
    const message = fields.get('M') ?? '';
    const isEnd = ['PANIC', 'FATAL'].includes(fields.get('S') ?? '') || message.includes('pg_wal/');
    if (isEnd) return stopped(message, fields.get('C'));
  }
  return undefined;
};

/**
 * The engine of `open`, discarded if it can no longer write its log or fails by itself, and reopened at the next
 * message: it then recovers from its log, as after a crash. Pending messages fail; their connection ends.
 * @throws Error the error of the first `open`
 */
export const reopeningEngine = async (open: () => Promise<PgliteEngine>): Promise<PgliteEngine> => {
  let engine: PgliteEngine | undefined = await open();
  let opening: Promise<PgliteEngine> | undefined;
  let isClosed = false;
  let triedAt = Number.NEGATIVE_INFINITY;
  let why: Error | undefined;

  const openAnew = async (): Promise<PgliteEngine> => {
    if (isClosed) throw new DatabaseUnavailable();
    if (performance.now() - triedAt < pause) throw why ?? new DatabaseUnavailable();
    try {
      engine = await open();
      return engine;
    } catch (cause) {
      triedAt = performance.now();
      why = stopped('The embedded database could not be opened.', (why as { code?: string })?.code, cause);
      throw why;
    }
  };
  const current = async (): Promise<PgliteEngine> => {
    if (engine) return engine;
    opening ??= openAnew().finally(() => {
      opening = undefined;
    });
    return opening;
  };
  const giveUp = async (broken: PgliteEngine, error: Error): Promise<void> => {
    if (engine !== broken) return;
    engine = undefined;
    why = error;
    await broken.abandon();
  };

  return {
    async answer(message) {
      const used = await current();
      try {
        const answer = await used.answer(message);
        const end = endOf(answer);
        if (end) throw end;
        return answer;
      } catch (error) {
        await giveUp(used, error as Error);
        throw error;
      }
    },
    async copyTo(folder) {
      await (await current()).copyTo?.(folder);
    },
    async abandon() {
      isClosed = true;
      await engine?.abandon();
    },
    async close() {
      isClosed = true;
      await engine?.close();
    },
  };
};
