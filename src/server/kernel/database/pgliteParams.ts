import { PGlite } from '@electric-sql/pglite';

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
