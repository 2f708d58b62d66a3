import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { hasOwnSettings } from './db.ts';
import { sqlState } from './errors.ts';

/** The part of pg's connection that is used here; its types omit the two records. */
interface QueryConnection {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  describe(portal: unknown): void;
}

/** The part of pg's query and of its result that its types omit. */
interface QueryParts {
  prepare(connection: QueryConnection): void;
  hasBeenParsed(connection: QueryConnection): boolean;
  handleRowDescription(message: unknown): void;
  /** Whether rows are collected for the callback. */
  _accumulateRows: boolean;
  _result: Partial<RowDescription>;
}

/** What PostgreSQL says about the columns of a statement, and what pg makes of it to read rows. */
interface RowDescription {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

const partsOf = (query: pg.Query): QueryParts => query as unknown as QueryParts;
const inherited = pg.Query.prototype as unknown as QueryParts;

/** How a call wants its rows: pg makes objects or arrays of them, with its own parsers or with those of drizzle. */
type RowForm = `${'object' | 'array'} ${'plain' | 'typed'}`;

/**
 * The descriptions of the prepared statements of one connection, by name and form of the rows. PostgreSQL refuses a
 * prepared statement whose columns have changed, so a description stays true until its statement is deallocated. The
 * parser of a column depends on nothing but the type of the column and the form.
 */
class RowDescriptions {
  readonly #known = new Map<string, Map<RowForm, RowDescription>>();

  get(name: string, form: RowForm): RowDescription | undefined {
    return this.#known.get(name)?.get(form);
  }

  set(name: string, form: RowForm, description: RowDescription): void {
    const known = this.#known.get(name) ?? new Map<RowForm, RowDescription>();
    this.#known.set(name, known.set(form, description));
  }

  delete(name: string): void {
    this.#known.delete(name);
  }
}

const connectionsWithoutDescribe = new WeakMap<QueryConnection, QueryConnection>();

/** The same connection, on which a request for a description is not sent. */
const withoutDescribe = (connection: QueryConnection): QueryConnection => {
  const known: QueryConnection =
    connectionsWithoutDescribe.get(connection) ??
    Object.create(connection, { describe: { value: () => {} } });
  connectionsWithoutDescribe.set(connection, known);
  return known;
};

type NamedQuery = pg.QueryConfig & { name: string; rowMode?: string };
type Callback = (error: Error | null, result?: unknown) => void;

/**
 * A call of a prepared statement that asks for the description of its columns only until one has come: sending, reading
 * and preparing it took longer than the rows of a record. A statement without columns is described at each call.
 */
class DescribedQuery extends pg.Query {
  readonly #descriptions: RowDescriptions;
  readonly #name: string;
  readonly #form: RowForm;

  constructor(config: NamedQuery, values: unknown, callback: Callback, descriptions: RowDescriptions) {
    super(config, values as unknown[], callback as never);
    this.#descriptions = descriptions;
    this.#name = config.name;
    this.#form = `${config.rowMode === 'array' ? 'array' : 'object'} ${config.types ? 'typed' : 'plain'}`;
  }

  /** Called by pg to send the statement. */
  prepare(connection: QueryConnection): void {
    const parts = partsOf(this);
    const known = this.#descriptions.get(this.#name, this.#form);
    if (!known || !parts.hasBeenParsed(connection)) {
      inherited.prepare.call(this, connection);
      return;
    }
    Object.assign(parts._result, known);
    parts._accumulateRows = true;
    inherited.prepare.call(this, withoutDescribe(connection));
  }

  /** Called by pg when the description has come. */
  handleRowDescription(message: unknown): void {
    inherited.handleRowDescription.call(this, message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = partsOf(this)._result;
    this.#descriptions.set(this.#name, this.#form, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

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
