import { inArray } from 'drizzle-orm';
import { boardMail } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { jobWorker, neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { deliveryJob } from '../jobs.ts';
import type { Channel, Claimed } from './channel.ts';
import { channelsOf, type DeliveryEnvironment } from './channels.ts';
import { deliverMessage, type Log } from './deliverMessage.ts';
import type { Message } from './enqueue.ts';
import { filesOfMail, type MailedPaper } from './mailFiles.ts';
import { claimMessages, keepUnsendable, markExpiredUnclear } from './outbox.ts';

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
      boardKnd: boardMail.boardKnd,
      paper: boardMail.fileCn,
    })
    .from(boardMail)
    .where(inArray(boardMail.mailId, mailIds));
  const byId = new Map(
    found.map((mail) => [
      mail.mailId,
      { ...mail, files: filesOfMail(mail.boardKnd, mail.paper as MailedPaper | null) },
    ]),
  );
  return messages.map((message) => {
    const mail = message.mailId === null ? undefined : byId.get(message.mailId);
    if (!mail) return message;
    const { text, html, emrgYn, files } = mail;
    return { ...message, cn: text ?? '', html: html ?? '', isUrgent: emrgYn === 'Y', files };
  });
};

/** Maximum concurrent messages of one kind. */
const atOnce = 10;
export interface Dispatcher {
  /**
   * Sends due messages of the bound database. @returns 'more' if some are left because the time was over
   * @throws the engine's error
   */
  dispatch(until?: Pick<StopCondition, 'isOver'>): Promise<void | 'more'>;
  /** Aborts running deliveries; they are retried after a restart. */
  close(): Promise<void>;
}

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
          deliverMessage(channel, message, closing.signal, log).finally(() => occupy(kind, -1)),
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
export const deliveryWorker = (environment: DeliveryEnvironment, log: Log) => {
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
