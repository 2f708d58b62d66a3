import { PGlite } from '@electric-sql/pglite';

/**
 * Without -F, and with a WAL opened O_SYNC: PGlite's fsync is a stub, so this is what makes a commit survive.
 * In UTC like PostgreSQL's sessions. What is not in its own pages the operating system still has in memory: 128 MB of
 * them, all of it touched at the start, would be twice what the rest of the process needs.
 */
export const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=open_datasync'],
  ...['-c', 'TimeZone=UTC'],
  ...['-c', 'shared_buffers=48MB'],
];
