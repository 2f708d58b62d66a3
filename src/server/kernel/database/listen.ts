import pg from 'pg';
import { applicationName } from './connections.ts';

interface Listening {
  channel: string;
  onMessage: (payload: string) => void;
  onReconnect: () => void;
}

const maxDelay = 5_000;

/**
 * Milliseconds before the next attempt to connect: 1 s after the first failure, doubled after each further one, at most
 * 5 s, since no notification arrives meanwhile.
 */
export const reconnectDelay = (failures: number): number =>
  Math.min(maxDelay, 1_000 * 2 ** Math.max(0, failures - 1));

/**
 * LISTENs on a dedicated connection outside of the pool (pgbouncer in transaction mode does not support it). Reconnects
 * without a limit of attempts.
 * @throws the engine's error if the first connection fails
 * @returns stops listening
 */
export async function listenOn(
  url: string,
  { channel, onMessage, onReconnect }: Listening,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let failures = 0;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: `${applicationName}-listen`,
    });
    let isLost = false;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      fresh.end().catch(() => {});
      if (client === fresh) retry();
    };
    fresh.on('error', lose);
    fresh.on('end', lose);
    fresh.on('notification', (message) => {
      if (message.channel === channel) onMessage(message.payload ?? '');
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    if (ended) await fresh.end();
    else if (isLost) throw new Error('The connection was lost at once.');
    else client = fresh;
  };

  const retry = (): void => {
    if (ended) return;
    client = undefined;
    failures += 1;
    timer = setTimeout(() => {
      connect().then(() => {
        failures = 0;
        onReconnect();
      }, retry);
    }, reconnectDelay(failures)).unref();
  };

  await connect();
  return async () => {
    ended = true;
    clearTimeout(timer);
    const last = client;
    client = undefined;
    await last?.end().catch(() => {});
  };
}
