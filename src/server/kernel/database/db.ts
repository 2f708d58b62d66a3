import { AsyncLocalStorage } from 'node:async_hooks';
import { type SQL, sql } from 'drizzle-orm';
import { withinTime } from '../clock/withinTime.ts';
import type { Database, Handle } from './database.ts';
import { isUnavailable, sqlState, translated } from './errors.ts';

interface Transaction {
  handle: Handle;
  ended: boolean;
  /** Read-only: it sees committed data only. */
  readOnly: boolean;
  /** Has its own planner settings. */
  isSet: boolean;
  /** Settles when the latest savepoint has ended: two concurrent ones would mix on the one connection. */
  latest: Promise<unknown>;
  /** Callbacks to run after the commit: see afterCommit. */
  afterwards: (() => void)[];
}

/** One connection on which statements are pipelined. */
interface Pipelined {
  handle: Handle;
  /** The connection may belong to another request, which may be in a transaction. */
  ended: boolean;
}

interface DatabaseContext {
  database: Database;
  /** Handle for reads that tolerate replication lag; absent: the primary. */
  standby?: Handle | undefined;
  pipelined?: Pipelined | undefined;
  transaction?: Transaction | undefined;
}

const contexts = new AsyncLocalStorage<DatabaseContext>();

function context(): DatabaseContext {
  const now = contexts.getStore();
  if (!now) throw new Error('No database is bound here: run this inside withDatabase(database, …).');
  if (now.transaction?.ended)
    throw new Error('This work outlived its transaction: start it with outside(…), or await it inside.');
  if (now.pipelined?.ended)
    throw new Error('This work outlived the statements sent together with it: one of them failed.');
  return now;
}

/** Runs `work`, and everything it starts, on `database`. For requests bindDatabase does this. */
export const withDatabase = <T>(database: Database, work: () => T): T => contexts.run({ database }, work);

/**
 * withDatabase for reads that tolerate replication lag: `reader`, `reading` and `together` use a standby if there is
 * one.
 */
export const withStandby = <T>(database: Database, work: () => T): T =>
  contexts.run({ database, standby: database.standby?.() }, work);

/**
 * Returns a function that later runs work on the database and standby of the current context, outside of its
 * transaction.
 */
export const sameDatabase = (): (<T>(work: () => T) => T) => {
  const { database, standby } = context();
  return (work) => contexts.run({ database, standby }, work);
};

/**
 * Whether the same read may succeed at the primary: the standby is unavailable, or cancelled the query because of a
 * recovery conflict.
 */
const isOfStandby = (error: unknown): boolean => isUnavailable(error) || sqlState(error) === '40001';

/** Reads from the standby, or from the primary if the standby fails. */
const atStandby = async <T>(
  standby: Handle | undefined,
  read: (from: Handle | undefined) => Promise<T>,
): Promise<T> => {
  try {
    return await read(standby);
  } catch (error) {
    if (!standby || !isOfStandby(error)) throw error;
    return read(undefined);
  }
};

/**
 * The database of the current async context, for callers that must know its engine or use its lock. For SQL use `db()`.
 */
export const currentDatabase = (): Database => context().database;

/**
 * Whether the current async context holds a connection, through a transaction or pipelined statements. Code that holds
 * one must not await a read started by another request: that read may wait for a free connection while all connections
 * are held by requests that wait for it (deadlock).
 */
export const holdsConnection = (): boolean => {
  const { transaction, pipelined } = context();
  return transaction !== undefined || pipelined !== undefined;
};

/** Whether reads in this context may see uncommitted rows of the running transaction. */
export const isInWriteTransaction = (): boolean => context().transaction?.readOnly === false;

/** Whether planner settings apply to this context alone; false outside of any database. */
export const hasOwnSettings = (): boolean => contexts.getStore()?.transaction?.isSet === true;

/** The only access to the database: the running transaction, or else the bound database. */
export const db = (): Handle => {
  const { database, transaction, pipelined } = context();
  return transaction?.handle ?? pipelined?.handle ?? database.handle;
};

/**
 * Runs reads that do not depend on each other: their statements are pipelined if the database is another process. Do
 * not write inside, and do not await anything else: see `holdsConnection`.
 */
export const together = async <T>(work: () => Promise<T>): Promise<T> => {
  const { database, standby, transaction, pipelined } = context();
  if (transaction || pipelined || !database.pipelined) return work();
  return atStandby(standby, (from) =>
    translated(
      async () =>
        (await database.pipelined?.(from, async (handle) => {
          const pipelined: Pipelined = { handle, ended: false };
          try {
            return await contexts.run({ database, standby: from, pipelined }, work);
          } finally {
            pipelined.ended = true;
          }
        })) as T,
    ),
  );
};

/** A statement that is built once per handle instead of at every call. */
export const builtOnce = <T>(build: (handle: Handle) => T): (() => T) => {
  const built = new WeakMap<Handle, T>();
  return () => {
    const handle = db();
    const known = built.get(handle) ?? build(handle);
    built.set(handle, known);
    return known;
  };
};

/**
 * The handle for reads that tolerate replication lag: the standby if there is one; the running transaction inside one.
 */
export const reader = (): Handle => {
  const { database, standby, transaction, pipelined } = context();
  return transaction?.handle ?? pipelined?.handle ?? standby ?? database.handle;
};

/**
 * Runs `work` in a transaction, or in a savepoint if one is running; an error rolls that part back and is rethrown to
 * the caller. Await nothing but SQL inside: on the embedded database all other requests wait meanwhile.
 * @throws DatabaseUnavailable, or the error of `work` or the engine
 */
export const inTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  transact(work, { readOnly: false, isSet: false });

type TransactionOptions = Pick<Transaction, 'readOnly' | 'isSet'>;

/** @throws Error while statements are pipelined: a transaction would take another connection while this one is held */
function contextOfTransaction(): DatabaseContext {
  const now = context();
  if (now.pipelined) throw new Error('Nothing that is sent together runs in a transaction of its own.');
  return now;
}

async function transact<T>(work: () => Promise<T>, options: TransactionOptions): Promise<T> {
  const { database, transaction: outer } = contextOfTransaction();
  const afterwards: Transaction['afterwards'] = [];
  const inside = (handle: unknown) =>
    run(
      database,
      handle,
      work,
      {
        readOnly: outer?.readOnly ?? options.readOnly,
        isSet: outer?.isSet || options.isSet,
      },
      afterwards,
    );
  if (!outer) {
    const done = await translated(() => database.handle.transaction(inside));
    for (const act of afterwards) act();
    return done;
  }
  const mine = outer.latest.then(() => outer.handle.transaction(inside));
  outer.latest = mine.catch(() => {});
  const done = await mine;
  outer.afterwards.push(...afterwards);
  return done;
}

async function run<T>(
  database: Database,
  handle: unknown,
  work: () => Promise<T>,
  options: TransactionOptions,
  afterwards: Transaction['afterwards'] = [],
): Promise<T> {
  const transaction: Transaction = {
    handle: handle as Handle,
    ended: false,
    ...options,
    latest: Promise.resolve(),
    afterwards,
  };
  try {
    return await contexts.run({ database, transaction }, work);
  } finally {
    transaction.ended = true;
  }
}

/**
 * Runs a callback after the commit of the running transaction; immediately if none is running. For notifications whose
 * receivers would not find the data before the commit.
 */
export const afterCommit = (act: () => void): void => {
  const { transaction } = context();
  if (transaction) transaction.afterwards.push(act);
  else act();
};

/** Planner settings by name, with their units if any: `{ work_mem: '64MB' }`. */
export type PlannerSettings = Readonly<Record<string, string>>;

/** The settings as columns of one statement (`set_config`), for the running transaction. */
export const assigned = (settings: PlannerSettings): SQL =>
  sql.join(
    Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`),
    sql`, `,
  );

/**
 * Runs reads in a separate read-only transaction, on the standby if there is one; `settings` apply to it only. Inside a
 * running transaction they are part of it.
 */
export async function reading<T>(settings: PlannerSettings, work: () => Promise<T>): Promise<T> {
  const { database, standby, transaction } = contextOfTransaction();
  const isSet = Object.keys(settings).length > 0;
  const withSettings = async () => {
    if (isSet) await db().execute(sql`select ${assigned(settings)}`);
    return work();
  };
  const options = { readOnly: true, isSet };
  if (transaction) return transact(withSettings, options);
  return atStandby(standby, (from) =>
    from
      ? translated(() => from.transaction((handle) => run(database, handle, withSettings, options)))
      : transact(withSettings, options),
  );
}

/**
 * Starts work that is not part of the running transaction and outlives it (a job, a message). Never await it inside the
 * transaction: the embedded database has one connection, so it would deadlock.
 */
export const outside = <T>(work: () => T): T => contexts.run({ database: context().database }, work);

/**
 * Runs `work` in a transaction under an advisory lock: one at a time per key, across all processes.
 * @throws the engine's 57014 if PostgreSQL's statement_timeout expires while waiting (see isStatementTimeout)
 */
export const advisoryLock = <T>(key: string, work: () => Promise<T>): Promise<T> =>
  inTransaction(async () => {
    await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    return work();
  });

/** Whether the bound database answers within `timeoutMs` milliseconds. */
export async function isReachable(timeoutMs = 2_000): Promise<boolean> {
  const { handle } = context().database;
  const answer = handle.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return withinTime(answer, timeoutMs, () => false);
}
