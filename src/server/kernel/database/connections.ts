import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { withinTime } from '../clock/withinTime.ts';

/** Name of the product's connections in `pg_stat_activity`; some append a word. */
export const applicationName = 'world-culture-press';

/** Host, port and name of the database in a URL, without user and password. */
export const connectionName = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`;
};

/** Milliseconds after which an unused connection may have been lost without a word, as by a firewall that restarted. */
const unusedMs = 10_000;

/** The socket of a connection, which pg's types omit. */
export const socketOf = (client: pg.ClientBase): Duplex =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream;

/**
 * Sends a statement of its own before the first one after a pause, in the same write. If it is not answered within
 * `timeoutMs`, the connection is destroyed, and its caller gets an error instead of waiting for as long as TCP does.
 */
export const probeUnused = (pool: pg.Pool, timeoutMs: number): void => {
  const releasedAt = new WeakMap<pg.PoolClient, number>();
  pool.on('release', (_error, client) => releasedAt.set(client, performance.now()));
  pool.on('acquire', (client) => {
    const since = releasedAt.get(client);
    if (since === undefined || performance.now() - since < unusedMs) return;
    const probe = client.query('select 1').then(
      () => {},
      // the caller's own statement fails with the same error
      () => {},
    );
    void withinTime(probe, timeoutMs, () => void socketOf(client).destroy());
  });
};
