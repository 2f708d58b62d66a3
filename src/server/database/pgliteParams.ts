import { PGlite } from '@electric-sql/pglite';

/**
 * Without -F, and with a WAL opened O_SYNC: PGlite's fsync is a stub, so this is what makes a commit survive.
 * In UTC like PostgreSQL's sessions.
 */
export const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=open_datasync'],
  ...['-c', 'TimeZone=UTC'],
];
