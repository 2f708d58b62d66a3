import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PoolConfig } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { FolderLock } from './lock.ts';

/** Drizzle on either engine, in or outside a transaction. */
export type Handle = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** What pg-boss is opened with; it hands all of it to its pool of connections. */
export type JobStore = Pick<ConstructorOptions, 'db' | 'connectionString' | 'max' | 'backend'> &
  Pick<PoolConfig, 'onConnect'>;

/** Connections that a process holds to one server of the database. */
export interface PoolState {
  to: 'primary' | 'replica';
  busy: number;
  idle: number;
  /** Requests that wait for a connection. */
  waiting: number;
}

/** A standby as it was when it was last looked at. */
export interface StandbyState {
  /** Its server and database, without an account. */
  name: string;
  /** Seconds that it is behind; undefined where it does not answer. */
  lag: number | undefined;
  /** Whether reads may go there: it answers and is not far behind. */
  isUsed: boolean;
}

/**
 * One open database. Modules never hold it: they call `db()` (db.ts) for the current handle. Only who opens it, binds
 * it to requests and closes it passes it on.
 */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly handle: Handle;
  /** A hot standby for reads: one of DATABASE_REPLICA_URL that is not far behind; undefined while there is none. */
  standby?(): Handle | undefined;
  /** All that DATABASE_REPLICA_URL names. */
  standbys?(): StandbyState[];
  /** Held while the embedded database is open; PostgreSQL needs none. */
  readonly lock?: FolderLock | undefined;
  /**
   * Runs `work` with a handle on one connection, on which statements that are asked side by side are sent together.
   * Absent where statements are not sent.
   * @param standby one that `standby` gave; the primary without it
   */
  pipelined?<T>(standby: Handle | undefined, work: (handle: Handle) => Promise<T>): Promise<T>;
  /** Runs `work` on one session of its own without a time limit, alone among all processes on this database. */
  alone(work: (handle: Handle) => Promise<void>): Promise<void>;
  /**
   * Hears what `pg_notify` says on the channel, in this process or another, once it is stored. `missed` is called when
   * the connection stands again after it was lost: something may have been said meanwhile.
   * @returns ends the listening
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    missed: () => void,
  ): Promise<() => Promise<void>>;
  /**
   * Copies the folder of the embedded database to a new folder, as it is at one moment; everybody waits meanwhile.
   * Absent on PostgreSQL, where every reader can have a moment of its own.
   */
  snapshot?(folder: string): Promise<void>;
  /** Absent where there are no connections: the embedded database. */
  pools?(): PoolState[];
  /** How the job queue reaches this database. */
  jobStore(): Promise<JobStore>;
  /** May be called again. */
  close(): Promise<void>;
}
