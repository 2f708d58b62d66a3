import { randomUUID } from 'node:crypto';
import { and, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from '#contract/constants.ts';
import type { OperationSpec } from '#contract/entity.ts';
import { logMark } from '#generated/tables/index.ts';
import { repeatHere } from '#server/kernel/clock/repeatHere.ts';
import { koreanTime } from '#server/kernel/crud/export/cells.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { currentDatabase, db, inTransaction, withDatabase } from '#server/kernel/database/db.ts';
import { failureOf } from '#server/kernel/http/errors.ts';
import type { LogRow, LogWriter } from '#server/kernel/http/logs.ts';
import { methodOverride } from '#server/kernel/operations/register.ts';
import { createLogWriter, storeRows } from './logWriter.ts';

/** Interval in which a server reports that it is alive. */
export const heartbeat = 30_000;
/** A server silent for longer than this counts as dead; several may share one PostgreSQL. */
const maxSilenceMs = 90_000;

/**
 * Decides from a server's own heartbeats whether it may report others as dead: while the database was unavailable, all
 * servers were silent. A server still silent after this server's beats have continued for the maximum silence is dead.
 * A clock set back or forward counts as a pause.
 */
export const createHeartbeat = (): { beat: (now?: number) => void; isSteady: (now?: number) => boolean } => {
  let since = 0;
  let last = Number.NEGATIVE_INFINITY;
  const isPaused = (now: number): boolean => now < last || now - last > 1.5 * heartbeat;
  return {
    beat: (now = Date.now()) => {
      if (isPaused(now)) since = now;
      last = now;
    },
    isSteady: (now = Date.now()) => !isPaused(now) && now - since >= maxSilenceMs,
  };
};

/**
 * Records that this server is alive and has stored its log rows up to now; by the database's clock, since the servers'
 * clocks may differ.
 */
export const setMark = async (markId: string, now: Date | SQL = sql`now()`): Promise<void> => {
  await db()
    .insert(logMark)
    .values({ markId, flushDt: now })
    .onConflictDoUpdate({ target: logMark.markId, set: { flushDt: now, mdfcnDt: now } });
};

/** A server that shuts down regularly removes its mark. */
export const removeMark = async (markId: string): Promise<void> => {
  await db().delete(logMark).where(eq(logMark.markId, markId));
};

/**
 * Records in the access log that another server was cut off: its last second of log rows is missing. The embedded
 * database has one server at a time, so any other mark belongs to a dead one; on PostgreSQL `maySilenceTell` decides.
 */
export const noteGaps = async (
  markId: string,
  maySilenceTell: boolean,
  now = new Date(),
): Promise<number> => {
  const isAlone = currentDatabase().engine === 'pglite';
  if (!isAlone && !maySilenceTell) return 0;
  const isSilent = isAlone
    ? undefined
    : lt(logMark.flushDt, sql`now() - make_interval(secs => ${maxSilenceMs / 1_000}::int)`);
  const isDead = and(ne(logMark.markId, markId), isSilent);
  return inTransaction(async () => {
    const dead = await db().delete(logMark).where(isDead).returning({ since: logMark.flushDt });
    await storeRows(
      'access',
      dead.map(({ since }) => ({
        regDt: now,
        userId: 'SYSTEM',
        prgrmNm: `기록 공백: 서버가 갑자기 멈추어 ${koreanTime(since)} 이후의 접속·오류·로그인 기록 일부가 없을 수 있습니다.`,
      })),
    );
    return dead.length;
  });
};

const operationOf = (request: FastifyRequest): OperationSpec | undefined =>
  request.routeOptions.config.operations?.[methodOverride(request)];

/** Excludes our own commands and automatic requests of screens and probes. The caller cannot influence it. */
const isNoted = ({ access, background }: OperationSpec): boolean => access !== 'machine' && !background;

const namedMenu = (request: FastifyRequest): number | undefined => {
  const header = Number(request.headers[constants.session.menuIdHeader]);
  return Number.isInteger(header) ? header : undefined;
};

/** User, action and address; neither query nor body, which may contain anything. */
const rowOf = (operation: OperationSpec, request: FastifyRequest, sttsCd: number): LogRow => ({
  regDt: new Date(),
  userId: request.caller?.user.userId ?? null,
  userEml: request.caller?.user.eml ?? null,
  userNm: request.caller?.user.userNm ?? null,
  menu: { urls: operation.menus, named: namedMenu(request) },
  prgrmNm: operation.summary,
  oprtnId: operation.id,
  mthdNm: operation.method,
  ip: request.ip,
  sttsCd,
  reqId: request.id,
});

/** For a readiness probe, "not ready" is a regular response, not an error. */
const isProbe = ({ path }: OperationSpec): boolean => path.startsWith('/health');

const isError = (status: number): boolean => status >= 500 || status === 403 || status === 429;

const noteResponse = (logs: LogWriter, request: FastifyRequest, reply: FastifyReply): void => {
  const operation = operationOf(request);
  if (!operation) return;
  const failure = failureOf(request);
  const status = failure?.status ?? reply.statusCode;
  const row = rowOf(operation, request, status);
  if (isNoted(operation)) logs.add('access', { ...row, prcsMs: Math.round(reply.elapsedTime) });
  if (!isError(status) || isProbe(operation)) return;
  logs.add('error', { ...row, errCd: failure?.code ?? null, errCn: failure?.message ?? null });
};

/** Logs every call after its response, in batches; at the start, marks where an earlier server was cut off. */
export const registerLogs = (app: FastifyInstance, database: Database): void => {
  const logs = createLogWriter(database, app.log);
  const markId = randomUUID();
  const pulse = createHeartbeat();
  let stop = async (): Promise<void> => {};
  let isMarked = false;
  const beat = async (): Promise<void> => {
    try {
      await withDatabase(database, async () => {
        await noteGaps(markId, pulse.isSteady());
        await setMark(markId);
        pulse.beat();
        isMarked = true;
      });
    } catch (error) {
      app.log.warn({ err: error }, 'the mark of the logs could not be set');
    }
  };
  app.decorate('logs', logs);
  const noted = new WeakSet<FastifyRequest>();
  const note = (request: FastifyRequest, reply: FastifyReply): void => {
    if (noted.has(request)) return;
    noted.add(request);
    noteResponse(logs, request, reply);
  };
  app.addHook('onResponse', async (request, reply) => note(request, reply));
  // an aborted response, on either side, never reaches onResponse
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => note(request, reply));
  });
  app.addHook('onListen', async () => {
    stop = repeatHere(heartbeat, beat);
    await beat();
  });
  app.addHook('onClose', async () => {
    await stop();
    await logs.close();
    if (isMarked) await withDatabase(database, () => removeMark(markId)).catch(() => {});
  });
};
