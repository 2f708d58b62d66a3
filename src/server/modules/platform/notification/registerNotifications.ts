import { Readable } from 'node:stream';
import { and, count, eq, gt, inArray, isNull, max, or } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { type NoticeNews, noticeEntities } from '#contract/notices.ts';
import { appUser, notification, userSession } from '#generated/tables/index.ts';
import { closedReason } from '#server/kernel/access/accountState.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { repeatHere } from '#server/kernel/clock/repeatHere.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { db, withDatabase } from '#server/kernel/database/db.ts';
import { hitsFound, noticeChannel } from './announce.ts';
import { markOpenedHandled } from './markHandled.ts';

/**
 * The sessions that have not ended and whose accounts are active. The check does not count as activity of the session.
 */
const livingSessions = async (sessionIds: readonly string[]): Promise<Set<string>> => {
  const found = await db()
    .select({
      sessionId: userSession.sessionId,
      delYn: appUser.delYn,
      userAprvYn: appUser.userAprvYn,
      useYn: appUser.useYn,
      leaveYn: appUser.leaveYn,
    })
    .from(userSession)
    .innerJoin(appUser, eq(appUser.userId, userSession.userId))
    .where(
      and(
        inArray(userSession.sessionId, [...sessionIds]),
        eq(userSession.delYn, 'N'),
        gt(userSession.refreshExpDt, new Date()),
        or(isNull(userSession.idleEndDt), gt(userSession.idleEndDt, new Date())),
      ),
    );
  return new Set(found.filter((account) => !closedReason(account)).map(({ sessionId }) => sessionId));
};

/** Number of pending notifications of a user; `mark` changes whenever they change. */
interface Pending {
  count: number;
  mark: string;
}

const none: Pending = { count: 0, mark: '0-0' };

/** Pending notifications per user. */
const pendingOf = async (userIds: readonly string[]): Promise<(userId: string) => Pending> => {
  const found = await db()
    .select({ userId: notification.userId, n: count(), latest: max(notification.ntcId) })
    .from(notification)
    .where(and(inArray(notification.userId, [...userIds]), isNull(notification.hndlDt)))
    .groupBy(notification.userId);
  const byUser = new Map(
    found.map(({ userId, n, latest }) => [userId, { count: Number(n), mark: `${n}-${latest}` }]),
  );
  return (userId) => byUser.get(userId) ?? none;
};

/** Intervals in milliseconds. */
const heartbeat = 25_000;
const sessionCheck = 5_000;
/** Maximum streams per session; a browser needs one. Beyond it the oldest is closed. */
const maxOfSession = 8;
/** Maximum unread bytes of a stream; beyond it the stream is closed. */
const maxWaiting = 64 * 1024;

interface Open {
  userId: string;
  sessionId: string;
  stream: Readable;
}

/** The open notification streams of this process. */
interface NoticeStreams {
  /**
   * Opens an event stream with the number of pending notifications; the first event is omitted if `lastEventId` shows
   * that the client has it.
   */
  open(caller: Caller, lastEventId: string | undefined): Promise<Readable>;
  /** Ends every stream. */
  close(): Promise<void>;
}

const eventOf = ({ count, mark }: Pending): string => {
  const news: NoticeNews = { pending: count };
  return `event: notices\nid: ${mark}\ndata: ${JSON.stringify(news)}\n\n`;
};

type Log = Pick<FastifyBaseLogger, 'warn'>;

const createNoticeStreams = (database: Database, log: Log): NoticeStreams => {
  const streams = new Set<Open>();
  const timers: (() => Promise<void>)[] = [];
  let listening: Promise<() => Promise<void>> | undefined;
  let isClosed = false;
  let hasHits = false;

  const send = (one: Open, text: string): void => {
    const { stream } = one;
    if (!streams.has(one)) return;
    if (stream.readableLength > maxWaiting) stream.destroy();
    else stream.push(text);
  };
  const end = (one: Open): void => {
    if (streams.delete(one)) one.stream.push(null);
  };

  const tell = async (userIds: ReadonlySet<string> | undefined): Promise<void> => {
    const concerned = [...streams].filter(({ userId }) => !userIds || userIds.has(userId));
    if (concerned.length === 0) return;
    const pending = await pendingOf([...new Set(concerned.map(({ userId }) => userId))]);
    for (const one of concerned) send(one, eventOf(pending(one.userId)));
  };

  const hear = async (payload: string): Promise<void> => {
    const news = JSON.parse(payload) as string[] | typeof hitsFound;
    if (news === hitsFound) hasHits = true;
    else await tell(new Set(news));
  };

  const endDead = async (): Promise<void> => {
    // only these streams: further ones may be opened during the query
    const checked = [...streams];
    if (checked.length === 0) return;
    const openSessions = await livingSessions([...new Set(checked.map(({ sessionId }) => sessionId))]);
    for (const one of checked) if (!openSessions.has(one.sessionId)) end(one);
  };

  /** Errors are harmless: screens without events poll on their own. */
  const inBackground = (work: () => Promise<void>): void => {
    if (isClosed) return;
    withDatabase(database, work).catch((err: unknown) => log.warn({ err }, 'notices were not told'));
  };

  const listen = (): Promise<() => Promise<void>> => {
    listening ??= database
      .listen(
        noticeChannel,
        (payload) => inBackground(() => hear(payload)),
        () => inBackground(() => tell(undefined)),
      )
      .catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
    return listening;
  };

  const startClock = (): void => {
    if (timers.length) return;
    timers.push(
      repeatHere(heartbeat, () => {
        const sign = hasHits ? 'event: hits\ndata: {}\n\n' : ': \n\n';
        hasHits = false;
        for (const one of streams) send(one, sign);
      }),
      repeatHere(sessionCheck, () => inBackground(endDead)),
    );
  };

  return {
    async open({ user: { userId }, sessionId }, lastEventId) {
      await listen();
      const stream = new Readable({ read() {} });
      const one: Open = { userId, sessionId, stream };
      stream.once('close', () => streams.delete(one));
      const others = [...streams].filter((open) => open.sessionId === sessionId);
      for (const old of others.slice(0, Math.max(0, others.length + 1 - maxOfSession))) end(old);
      streams.add(one);
      startClock();
      const pending = (await pendingOf([userId]))(userId);
      send(one, pending.mark === lastEventId ? ': \n\n' : eventOf(pending));
      if (isClosed) end(one);
      return stream;
    },
    async close() {
      isClosed = true;
      for (const stop of timers) void stop();
      for (const one of [...streams]) end(one);
      await (await listening?.catch(() => undefined))?.();
    },
  };
};

declare module 'fastify' {
  interface FastifyInstance {
    noticeStreams: NoticeStreams;
  }
}

const isNotifiedOf = (entity: string): boolean => (noticeEntities as readonly string[]).includes(entity);

/** The record shown by a detail operation, if notifications may link to it. */
const openedRecord = (catalogue: Catalogue, request: FastifyRequest) => {
  const operation = request.method === 'GET' ? request.routeOptions.config.operations?.GET : undefined;
  const spec = operation?.entity ? catalogue.resources[operation.entity] : undefined;
  if (!operation || !spec || !isNotifiedOf(spec.name) || operation.path !== `/${spec.path}-detail`)
    return undefined;
  const key = (request.query as Record<string, unknown>)[spec.key];
  return typeof key === 'string' || typeof key === 'number' ? { entity: spec.name, key } : undefined;
};

/** Registers the notification streams, and marks notifications about a record as handled when it is opened. */
export const registerNotifications = (
  app: FastifyInstance,
  database: Database,
  catalogue: Catalogue,
): void => {
  const streams = createNoticeStreams(database, app.log);
  app.decorate('noticeStreams', streams);
  app.addHook('onResponse', async (request, reply) => {
    const { caller } = request;
    const target = caller && reply.statusCode === 200 ? openedRecord(catalogue, request) : undefined;
    if (!caller || caller.key || !target) return;
    await withDatabase(database, () => markOpenedHandled(caller, target)).catch((err: unknown) =>
      request.log.warn({ err }, 'notifications of an opened record were not settled'),
    );
  });
  // before the server waits for its connections to close: an open stream would block it
  app.addHook('preClose', () => streams.close());
};
