import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from '#contract/constants.ts';
import type { OperationSpec } from '#contract/entity.ts';
import { repeatHere } from '#server/kernel/clock/repeatHere.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { failureOf } from '#server/kernel/http/errors.ts';
import type { LogRow, LogWriter } from '#server/kernel/http/logs.ts';
import { methodOverride } from '#server/kernel/operations/register.ts';
import { createHeartbeat, heartbeat, noteGaps, removeMark, setMark } from './logMarks.ts';
import { createLogWriter } from './logWriter.ts';

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
