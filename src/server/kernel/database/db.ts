import { AsyncLocalStorage } from 'node:async_hooks';
import { type SQL, sql } from 'drizzle-orm';
import { withinTime } from '../clock/withinTime.ts';
import type { Database, Handle } from './database.ts';
import { isUnavailable, sqlState, translated } from './errors.ts';

interface Transaction {
  handle: Handle;
  ended: boolean;
  /** Only reads, so what others have stored is all that it sees. */
  readOnly: boolean;
  /** Has settings of its own for the planner. */
  isSet: boolean;
  /** Settles when the latest savepoint below has ended: two at once would mix on the one connection. */
  latest: Promise<unknown>;
  /** What is done when all of it is stored: see afterCommit. */
  afterwards: (() => void)[];
}

interface DatabaseContext {
  database: Database;
  /** Where reads go that bear being a moment behind; the database itself without it. */
  standby?: Handle | undefined;
  /** One connection, on which statements are sent together. */
  pipelined?: Handle | undefined;
  transaction?: Transaction | undefined;
}

const contexts = new AsyncLocalStorage<DatabaseContext>();

function context(): DatabaseContext {
  const now = contexts.getStore();
  if (!now) throw new Error('No database is bound here: run this inside withDatabase(database, …).');
  if (now.transaction?.ended)
    throw new Error('This work outlived its transaction: start it with outside(…), or await it inside.');
  return now;
}

/** Runs `work`, and everything it starts, on `database`. Requests get theirs from bindDatabase. */
export const withDatabase = <T>(database: Database, work: () => T): T => contexts.run({ database }, work);

/** The same, where reads may be a moment behind: `reader`, `reading` and `together` go to a standby if there is one. */
export const withStandby = <T>(database: Database, work: () => T): T =>
  contexts.run({ database, standby: database.standby?.() }, work);

/** Runs work later on the database, and the standby, of here; outside of its transaction. */
export const sameDatabase = (): (<T>(work: () => T) => T) => {
  const { database, standby } = context();
  return (work) => contexts.run({ database, standby }, work);
};

/** Whether the same read may succeed at the primary: the standby is gone, or has given up for what it replays. */
const isOfStandby = (error: unknown): boolean => isUnavailable(error) || sqlState(error) === '40001';

/** Reads at the standby, or at the primary where it fails meanwhile. */
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
 * Whether a connection is held in the current async context, by a transaction or by statements that are sent together.
 * Code that holds one must not await a read that another request started: that read may be waiting for a free
 * connection, and all of them may be held by requests that wait for it (deadlock).
 */
export const holdsConnection = (): boolean => {
  const { transaction, pipelined } = context();
  return transaction !== undefined || pipelined !== undefined;
};

/** Whether reads here may see uncommitted rows of the running transaction. */
export const isInWriteTransaction = (): boolean => context().transaction?.readOnly === false;

/** Whether planner settings apply to this context alone; false outside of any database. */
export const hasOwnSettings = (): boolean => contexts.getStore()?.transaction?.isSet === true;

/** The one way to the database: the running transaction, or else the bound database itself. */
export const db = (): Handle => {
  const { database, transaction, pipelined } = context();
  return transaction?.handle ?? pipelined ?? database.handle;
};

/**
 * Runs reads that do not wait for one another: their statements are sent to the database in one go, where it
 * is another process. Nothing is written inside, and nothing else awaited: see `holdsConnection`.
 */
export const together = async <T>(work: () => Promise<T>): Promise<T> => {
  const { database, standby, transaction, pipelined } = context();
  if (transaction || pipelined || !database.pipelined) return work();
  return atStandby(standby, (from) =>
    translated(
      async () =>
        (await database.pipelined?.(from, (handle) =>
          contexts.run({ database, standby: from, pipelined: handle }, work),
        )) as T,
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
  return transaction?.handle ?? pipelined ?? standby ?? database.handle;
};

/**
 * Runs `work` in a transaction, or in a savepoint when one is running; an error rolls that part back and goes on to
 * the caller. Await nothing but SQL inside: on the embedded database everybody else waits meanwhile.
 * @throws DatabaseUnavailable, or what `work` or the engine threw
 */
export const inTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  transact(work, { readOnly: false, isSet: false });

type Manner = Pick<Transaction, 'readOnly' | 'isSet'>;

/** @throws Error where statements are sent together: a transaction would take another connection while this one is held */
function contextOfTransaction(): DatabaseContext {
  const now = context();
  if (now.pipelined) throw new Error('Nothing that is sent together runs in a transaction of its own.');
  return now;
}

async function transact<T>(work: () => Promise<T>, manner: Manner): Promise<T> {
  const { database, transaction: outer } = contextOfTransaction();
  const afterwards: Transaction['afterwards'] = [];
  const inside = (handle: unknown) =>
    run(
      database,
      handle,
      work,
      {
        readOnly: outer?.readOnly ?? manner.readOnly,
        isSet: outer?.isSet || manner.isSet,
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
  manner: Manner,
  afterwards: Transaction['afterwards'] = [],
): Promise<T> {
  const transaction: Transaction = {
    handle: handle as Handle,
    ended: false,
    ...manner,
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
 * Runs a callback after the commit of the running transaction; at once where none is running. For notifying others, who
 * would not find the data before the commit.
 */
export const afterCommit = (act: () => void): void => {
  const { transaction } = context();
  if (transaction) transaction.afterwards.push(act);
  else act();
};

/** Settings of the planner by their names, with their units where they have any: `{ work_mem: '64MB' }`. */
export type PlannerSettings = Readonly<Record<string, string>>;

/** The settings as columns of one statement (`set_config`), for the running transaction. */
export const assigned = (settings: PlannerSettings): SQL =>
  sql.join(
    Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`),
    sql`, `,
  );

/**
 * Runs reads in a read-only transaction of their own, on the standby if there is one; `settings` apply to it alone.
 * Inside a running transaction they are part of it.
 */
export async function reading<T>(settings: PlannerSettings, work: () => Promise<T>): Promise<T> {
  const { database, standby, transaction } = contextOfTransaction();
  const isSet = Object.keys(settings).length > 0;
  const withSettings = async () => {
    if (isSet) await db().execute(sql`select ${assigned(settings)}`);
    return work();
  };
  const manner = { readOnly: true, isSet };
  if (transaction) return transact(withSettings, manner);
  return atStandby(standby, (from) =>
    from
      ? translated(() => from.transaction((handle) => run(database, handle, withSettings, manner)))
      : transact(withSettings, manner),
  );
}

/**
 * Starts work that is no part of the running transaction and outlives it (a job, a message). Never await it inside the
 * transaction: the embedded database has one connection, so it would deadlock.
 */
export const outside = <T>(work: () => T): T => contexts.run({ database: context().database }, work);

/**
 * Runs `work` in a transaction under an advisory lock: one at a time per key, across all processes.
 * @throws the engine's 57014 when PostgreSQL's statement_timeout passes while waiting (see isStatementTimeout)
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
