import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { boardMail } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { queueJobAfterCommit } from '#server/kernel/jobs/backgroundJobs.ts';
import { jobWorker, neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { deliveryJob } from '../jobs.ts';
import { type Channel, type Claimed, Declined, Refused } from './channel.ts';
import { channelsOf, type DeliveryEnvironment } from './channels.ts';
import type { Message } from './enqueue.ts';
import {
  claimMessages,
  type Failed,
  keepUnsendable,
  markExpiredUnclear,
  markFailed,
  markHandedOver,
  markSent,
  markUnclear,
} from './outbox.ts';
import { forgetSecret, textToSend } from './secrets.ts';

/** Adds the content to messages; that of a mail to many is stored once, separately. */
const withContents = async (messages: readonly Claimed[]): Promise<Claimed[]> => {
  const mailIds = [...new Set(messages.flatMap(({ mailId }) => mailId ?? []))];
  if (mailIds.length === 0) return [...messages];
  const found = await db()
    .select({
      mailId: boardMail.mailId,
      text: boardMail.textCn,
      html: boardMail.htmlCn,
      emrgYn: boardMail.emrgYn,
    })
    .from(boardMail)
    .where(inArray(boardMail.mailId, mailIds));
  const byId = new Map(found.map((mail) => [mail.mailId, mail]));
  return messages.map((message) => {
    const mail = message.mailId === null ? undefined : byId.get(message.mailId);
    if (!mail) return message;
    return { ...message, cn: mail.text ?? '', html: mail.html ?? '', isUrgent: mail.emrgYn === 'Y' };
  });
};

/** Whether the server rejected the message, so that it certainly has not been delivered. */
const isAnswer = (error: unknown): boolean => error instanceof Refused || error instanceof Declined;

/** Seconds until the next try, by number of failed tries. */
const delays = [10, 60, 5 * 60, 30 * 60, 2 * 3600];

/** Delays if the server does not respond at all, which says nothing about the message; the last one repeats. */
const delaysOfSilence = [10, 60, 5 * 60];
/** Milliseconds for which a message is retried without response: messages survive a night without a mail server. */
const maxTriedMs = 24 * 3_600_000;

/** @returns undefined if the message is given up */
const retryDelay = ({ tryCnt, regDt }: Claimed, error: unknown): number | undefined => {
  const isSilent = !isAnswer(error) && Date.now() - regDt.getTime() < maxTriedMs;
  return isSilent ? (delaysOfSilence[tryCnt - 1] ?? delaysOfSilence.at(-1)) : delays[tryCnt - 1];
};

/** Maximum concurrent messages of one kind. */
const atOnce = 10;
/** Timeout per message in milliseconds; shorter than the lease. */
const sendingLimit = 30_000;

export interface Dispatcher {
  /**
   * Sends due messages of the bound database. @returns 'more' if some are left because the time was over
   * @throws the engine's error
   */
  dispatch(until?: Pick<StopCondition, 'isOver'>): Promise<void | 'more'>;
  /** Aborts running deliveries; they are retried after a restart. */
  close(): Promise<void>;
}

type Log = Pick<FastifyBaseLogger, 'warn'>;

const reasonOf = (error: unknown): string => {
  // the server's own words
  if (error instanceof Refused || error instanceof Declined) return error.message.slice(0, 500);
  const { message = '', cause } = error as { message?: string; cause?: { code?: string } };
  return [message, cause?.code].filter(Boolean).join(' ').slice(0, 500);
};

/** Reason for a message whose link or code was replaced, used or has expired before it could leave. */
const noLongerValid = '보내기 전에 링크나 인증코드가 새것으로 바뀌었거나 유효기간이 지났습니다.';

/** On shutdown, milliseconds to wait for the server's response to a message that has been handed over. */
const lastAnswer = 3_000;

const failedFor = (error: unknown, message: Claimed): Failed => {
  if (error instanceof Refused) return { state: 'bounced' };
  const delay = retryDelay(message, error);
  return delay === undefined ? { state: 'failed' } : { state: 'waiting', delay };
};

/**
 * Sends one message and records the result. A message of a mail to many is marked before its end is sent: without a
 * response it is unknown whether it arrived, and it is not sent again automatically.
 */
const deliver = async (channel: Channel, message: Claimed, closing: AbortSignal, log: Log): Promise<void> => {
  const { msgId, chnl, tryCnt, mailId } = message;
  const breaking = new AbortController();
  let isHandedOver = false;
  const onClosing = () => {
    if (isHandedOver) setTimeout(() => breaking.abort(), lastAnswer).unref();
    else breaking.abort();
  };
  if (closing.aborted) onClosing();
  else closing.addEventListener('abort', onClosing, { once: true });
  const handOver = async () => {
    closing.throwIfAborted();
    isHandedOver = true;
    await markHandedOver(message).catch((error: unknown) => {
      isHandedOver = false;
      throw error;
    });
  };
  try {
    const signal = AbortSignal.any([breaking.signal, AbortSignal.timeout(sendingLimit)]);
    const cn = await textToSend(message);
    if (cn === undefined) return await markFailed(message, noLongerValid, { state: 'failed' });
    await channel.send({ ...message, cn }, signal, mailId === null ? undefined : handOver);
  } catch (error) {
    const { code, responseCode } = ((error as Error).cause ?? error) as {
      code?: string;
      responseCode?: number;
    };
    log.warn({ msgId, chnl, tryCnt, code, responseCode }, 'message not delivered');
    if (isHandedOver && !isAnswer(error)) await markUnclear(message, reasonOf(error));
    else {
      const failed = failedFor(error, message);
      await markFailed(message, reasonOf(error), failed);
      if (failed.state !== 'waiting') forgetSecret(msgId);
      if (failed.state === 'waiting') queueJobAfterCommit(deliveryJob, {}, { inSeconds: failed.delay });
    }
    return;
  } finally {
    closing.removeEventListener('abort', onClosing);
  }
  forgetSecret(msgId);
  await markSent(message);
};

/**
 * Sends the messages of one database's outbox. No transaction is open during sending. Several rounds may run
 * concurrently: a slow recipient does not delay others, it only occupies a slot.
 */
export const createDispatcher = (environment: DeliveryEnvironment, log: Log): Dispatcher => {
  const { open, closed } = channelsOf(environment);
  const free = new Map([...open.keys()].map((kind) => [kind, atOnce]));
  const closing = new AbortController();
  const rounds = new Set<Promise<unknown>>();

  /** Kinds requested while no slot was free. */
  const missed = new Set<Message['chnl']>();

  const occupy = (kind: Message['chnl'], count: number): void =>
    void free.set(kind, (free.get(kind) ?? 0) - count);

  /** Claims due messages up to the number of free slots; the slots are reserved during the query. */
  const claim = async (kind: Message['chnl'], room: number): Promise<Claimed[]> => {
    let claimed: Claimed[] = [];
    occupy(kind, room);
    try {
      claimed = await withContents(await claimMessages(kind, room));
    } finally {
      occupy(kind, claimed.length - room);
    }
    return claimed;
  };

  /** Repeats until nothing is due or the time is over. */
  const workThrough = async (
    [kind, channel]: [Message['chnl'], Channel],
    isOver: StopCondition['isOver'],
  ): Promise<void> => {
    while (!closing.signal.aborted && !isOver()) {
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

  const round = async ({ isOver }: Pick<StopCondition, 'isOver'>): Promise<void | 'more'> => {
    await markExpiredUnclear();
    await keepUnsendable(closed);
    await Promise.all([...open].map((one) => workThrough(one, isOver)));
    return isOver() ? 'more' : undefined;
  };

  return {
    async dispatch(until = neverStop) {
      if (closing.signal.aborted) return undefined;
      const running = round(until);
      rounds.add(running);
      try {
        return await running;
      } finally {
        rounds.delete(running);
      }
    },
    async close() {
      closing.abort();
      await Promise.allSettled(rounds);
      for (const channel of open.values()) channel.close();
    },
  };
};

/** Sends messages when they are stored, when a retry is due, and those abandoned by other processes. */
export const deliveryWorker = (environment: DeliveryEnvironment, log: Pick<FastifyBaseLogger, 'warn'>) => {
  const dispatcher = createDispatcher(environment, log);
  return jobWorker({
    job: deliveryJob,
    atOnce: 4,
    everySeconds: 30,
    work: async (_data, job) => {
      const close = () => void dispatcher.close();
      job.signal.addEventListener('abort', close, { once: true });
      try {
        return await dispatcher.dispatch(job);
      } finally {
        job.signal.removeEventListener('abort', close);
      }
    },
  });
};
