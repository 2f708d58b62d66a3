import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { hasOwnSettings } from './db.ts';
import { type Callback, DescribedQuery, type QueryConnection, RowDescriptions } from './describedQuery.ts';
import { sqlState } from './errors.ts';

/** Maximum of prepared statements per connection. */
const maxNames = 400;
/** Maximum of statement texts whose calls are counted. */
const maxTexts = 4_000;
/** Longer texts, in characters, are not counted: those of thousands of searches with many words would fill the memory. */
const maxTextLength = 16_384;
/** A text gets a name at this call: many occur only once. */
const namedFrom = 3;

/**
 * A parameter that decides the best plan: a bound, a pattern, a set of tokens. PostgreSQL would estimate the number of
 * rows without the value, and keep a plan that is a thousand times too slow for other values. A row comparison for the
 * start of a page is not matched.
 */
const decidesThePlan =
  /(?:<|>|=(?<=[<>]=)|@>|<@|&&|@@|~|\b(?:between|and|like|ilike|limit|offset))\s*(?:array\[)?\$\d/i;

/**
 * A hundred parameters or more: rows of a log, values of a filter. Their number, and thus the text, differs from call to
 * call, and each connection would keep the plans of all of them, of up to a megabyte each.
 */
const hasManyParameters = /\$\d{3}/;

/**
 * Whether a statement may be prepared: one plan suits all its values. Other kinds of statements cannot be prepared, or
 * would invalidate prepared plans.
 */
export const isPreparable = (text: string): boolean =>
  /^[\s(]*(?:select|insert|update|delete|with)\b/i.test(text) &&
  !text.includes(';') &&
  !hasManyParameters.test(text) &&
  !decidesThePlan.test(text);

interface Known {
  count: number;
  /** Undefined until the text has occurred often enough, null if it may not be prepared. */
  name?: string | null;
}

let recentTexts = new Map<string, Known>();
/** Those that have not occurred since `recentTexts` was full for the last time. */
let olderTexts = new Map<string, Known>();

/** Finds a recent text by one comparison: texts are long, and each statement comes here. */
const knownText = (text: string): Known => {
  const recent = recentTexts.get(text);
  if (recent) return recent;
  if (recentTexts.size >= maxTexts / 2) {
    olderTexts = recentTexts;
    recentTexts = new Map();
  }
  const known = olderTexts.get(text) ?? { count: 0 };
  recentTexts.set(text, known);
  return known;
};

/**
 * The stable name of a text that occurs often enough: a hash, so that it is the same on every connection and server.
 */
const nameOf = (text: string): string | undefined => {
  if (text.length > maxTextLength) return undefined;
  const known = knownText(text);
  known.count += 1;
  if (known.count < namedFrom) return undefined;
  if (known.name === undefined)
    known.name = isPreparable(text)
      ? `s_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
      : null;
  return known.name ?? undefined;
};

/**
 * The prepared statement no longer exists on the connection, exists without being registered here, or its result type
 * has changed with the tables.
 */
const isStale = (error: unknown): boolean => ['26000', '42P05', '0A000'].includes(sqlState(error) ?? '');

interface Connection extends QueryConnection {
  stream: Duplex;
}

type Config = pg.QueryConfig & { submit?: unknown };
type Query = (config: unknown, values?: unknown, callback?: Callback) => unknown;

/**
 * A connection that gives every statement a stable name, so that PostgreSQL parses it once and plans it a few times
 * instead of at every call. Inside `reading` with settings no names are given: a plan made under those settings must
 * not be reused without them. Statements that are issued at the same time are sent in one write: each write wakes a
 * process of the database, which takes longer than most statements.
 */
export class NamingClient extends pg.Client {
  /** Names in use, the most recent last. */
  readonly #names = new Set<string>();
  /** Names to be deallocated. */
  readonly #stale = new Set<string>();
  readonly #descriptions = new RowDescriptions();
  /** Statements of this turn of the event loop are being collected. */
  #isCollecting = false;

  /** A property of the client that pg's types omit. */
  get #connection(): Connection {
    return (this as unknown as { connection: Connection }).connection;
  }

  override query: pg.Client['query'] = ((config: Config | string, values?: unknown, callback?: Callback) => {
    const plain = super.query.bind(this) as Query;
    this.#collect();
    this.#tidy();
    const name = this.#nameFor(config);
    if (name === undefined || typeof config === 'string') return plain(config, values, callback);
    const named = (done: Callback) =>
      plain(new DescribedQuery({ ...config, name }, values, done, this.#descriptions));
    if (typeof values === 'function') return named(values as Callback);
    const isAlone = this.getTransactionStatus() === 'I';
    const mayRetry = (error: unknown): boolean => {
      if (!isStale(error)) return false;
      this.#stale.add(name);
      return isAlone;
    };
    if (callback)
      return named((error, result) => {
        if (error && mayRetry(error)) plain(config, values, callback);
        else callback(error, result);
      });
    return new Promise((resolve, reject) => {
      named((error, result) => {
        if (!error) return resolve(result);
        if (mayRetry(error)) return resolve(plain(config, values));
        // as pg does: the driver's own stack says nothing about the caller
        Error.captureStackTrace(error);
        reject(error);
      });
    });
  }) as pg.Client['query'];

  /** Holds back what is written until the running microtasks are done. */
  #collect(): void {
    if (this.#isCollecting) return;
    this.#isCollecting = true;
    const { stream } = this.#connection;
    stream.cork();
    process.nextTick(() => {
      this.#isCollecting = false;
      stream.uncork();
    });
  }

  #nameFor(config: Config | string): string | undefined {
    if (typeof config === 'string' || config.submit || config.name || hasOwnSettings()) return undefined;
    const name = nameOf(config.text);
    if (name === undefined || this.#stale.has(name)) return undefined;
    this.#names.delete(name);
    this.#names.add(name);
    if (this.#names.size > maxNames) this.#stale.add(this.#names.values().next().value ?? '');
    return name;
  }

  /** Deallocates unused statements, but not within a transaction: it may have failed. */
  #tidy(): void {
    if (this.#stale.size === 0 || this.getTransactionStatus() !== 'I') return;
    const connection = this.#connection;
    for (const name of this.#stale) {
      this.#names.delete(name);
      this.#descriptions.delete(name);
      delete connection.parsedStatements[name];
      delete connection.submittedNamedStatements[name];
      void super.query(`deallocate ${pg.escapeIdentifier(name)}`).catch(() => {});
    }
    this.#stale.clear();
  }
}
