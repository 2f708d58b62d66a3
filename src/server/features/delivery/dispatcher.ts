import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { withDatabase } from '../../database/db.ts';
import { type Channel, Refused } from './channel.ts';
import { channelsOf, type DeliveryEnvironment } from './channels.ts';
import type { Claimed } from './claimed.ts';
import type { Message } from './enqueue.ts';
import { claimMessages, keepMessages, markFailed, markSent } from './outbox.ts';
import { retryDelay } from './retryDelay.ts';

/** Messages of one kind under way at once. */
const atOnce = 10;
/** Milliseconds for one message, whatever the other side does; shorter than the lease. */
const sendingLimit = 30_000;

export interface Dispatcher {
  /** Sends what is due; resolves when nothing more is. Never fails: what goes wrong is logged. */
  dispatch(): Promise<void>;
  /** Breaks off what is under way; it is tried again after a restart. */
  close(): Promise<void>;
}

type Log = Pick<FastifyBaseLogger, 'warn'>;

const reasonOf = (error: unknown): string => {
  const { message = '', cause } = error as { message?: string; cause?: { code?: string } };
  return [message, cause?.code].filter(Boolean).join(' ').slice(0, 500);
};

/** Hands one message over and notes what became of it. */
const deliver = async (channel: Channel, message: Claimed, closing: AbortSignal, log: Log): Promise<void> => {
  const { msgId, chnl, tryCnt } = message;
  try {
    await channel.send(message, AbortSignal.any([closing, AbortSignal.timeout(sendingLimit)]));
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    log.warn({ msgId, chnl, tryCnt, code, responseCode }, 'message not delivered');
    await markFailed(message, reasonOf(error), error instanceof Refused ? undefined : retryDelay(tryCnt));
    return;
  }
  await markSent(message);
};

/** Sends the messages of one database's outbox. No transaction is open while anything is sent. */
export const createDispatcher = (
  database: Database,
  environment: DeliveryEnvironment,
  log: Log,
): Dispatcher => {
  const { open, closed } = channelsOf(environment);
  const free = new Map([...open.keys()].map((kind) => [kind, atOnce]));
  const closing = new AbortController();
  const rounds = new Set<Promise<void>>();

  /** Kinds that were asked for while there was no room to look. */
  const missed = new Set<Message['chnl']>();

  const occupy = (kind: Message['chnl'], count: number): void =>
    void free.set(kind, (free.get(kind) ?? 0) - count);

  /** What is due, as far as there is room; the room is held while the database is asked. */
  const claim = async (kind: Message['chnl'], room: number): Promise<Claimed[]> => {
    let claimed: Claimed[] = [];
    occupy(kind, room);
    try {
      claimed = await claimMessages(kind, room);
    } finally {
      occupy(kind, claimed.length - room);
    }
    return claimed;
  };

  /** Again and again, until nothing is due: a slow receiver holds up nobody, it only takes room. */
  const workThrough = async ([kind, channel]: [Message['chnl'], Channel]): Promise<void> => {
    while (!closing.signal.aborted) {
      const room = free.get(kind) ?? 0;
      if (room === 0) {
        missed.add(kind);
        return;
      }
      missed.delete(kind);
      const claimed = await claim(kind, room);
      if (claimed.length === 0 && !missed.has(kind)) return;
      await Promise.all(
        claimed.map((message) =>
          deliver(channel, message, closing.signal, log).finally(() => occupy(kind, -1)),
        ),
      );
    }
  };

  const round = async (): Promise<void> => {
    try {
      await withDatabase(database, async () => {
        await keepMessages(closed);
        await Promise.all([...open].map(workThrough));
      });
    } catch (error) {
      log.warn({ type: (error as Error).name }, 'the outbox could not be worked through');
    }
  };

  return {
    async dispatch() {
      if (closing.signal.aborted) return;
      const running = round();
      rounds.add(running);
      await running;
      rounds.delete(running);
    },
    async close() {
      closing.abort();
      await Promise.all(rounds);
      for (const channel of open.values()) channel.close();
    },
  };
};
