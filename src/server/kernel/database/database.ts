import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PoolConfig } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { FolderLock } from './lock.ts';

/** Drizzle on either engine, in or outside a transaction. */
export type Handle = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Options with which pg-boss is opened; it passes all of them to its connection pool. */
export type JobStore = Pick<ConstructorOptions, 'db' | 'connectionString' | 'max' | 'backend'> &
  Pick<PoolConfig, 'onConnect'>;

/** Connections that a process holds to one server of the database. */
export interface PoolState {
  to: 'primary' | 'replica';
  busy: number;
  idle: number;
  /** Requests waiting for a connection. */
  waiting: number;
}

/** State of a standby at the last check. */
export interface StandbyState {
  /** Its server and database, without user and password. */
  name: string;
  /** Lag in seconds; undefined if it does not answer. */
  lag: number | undefined;
  /** Whether reads may use it: it answers and its lag is small. */
  isUsed: boolean;
}

/**
 * One open database. Modules do not keep it: they call `db()` (db.ts) for the current handle. It is passed on only by
 * code that opens it, binds it to requests or closes it.
 */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly handle: Handle;
  /** A hot standby for reads: one of DATABASE_REPLICA_URL with a small lag; undefined while there is none. */
  standby?(): Handle | undefined;
  /** State of all standbys in DATABASE_REPLICA_URL. */
  standbys?(): StandbyState[];
  /** Lock on the folder while the embedded database is open; PostgreSQL needs none. */
  readonly lock?: FolderLock | undefined;
  /**
   * Runs `work` with a handle on one connection that pipelines concurrent statements. Absent if statements are not sent
   * over a connection.
   * @param standby one returned by `standby`; the primary without it
   */
  pipelined?<T>(standby: Handle | undefined, work: (handle: Handle) => Promise<T>): Promise<T>;
  /** Runs `work` on a separate session without a time limit, exclusively among all processes on this database. */
  alone(work: (handle: Handle) => Promise<void>): Promise<void>;
  /**
   * Receives the `pg_notify` payloads of the channel, from this or another process, after the commit. `missed` is
   * called when a lost connection is restored: notifications may have been missed.
   * @returns stops listening
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    missed: () => void,
  ): Promise<() => Promise<void>>;
  /**
   * Copies the folder of the embedded database to a new folder, as one consistent state; all other requests wait.
   * Absent on PostgreSQL, where every reader can have its own snapshot.
   */
  snapshot?(folder: string): Promise<void>;
  /** Absent on the embedded database, which has no connections. */
  pools?(): PoolState[];
  /** Options for the job queue to connect to this database. */
  jobStore(): Promise<JobStore>;
  /** May be called repeatedly. */
  close(): Promise<void>;
}
