import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noticeEntities } from '#contract/notices.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { markOpenedHandled } from './markHandled.ts';
import { createNoticeStreams, type NoticeStreams } from './noticeStreams.ts';

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
    if (!caller || !target) return;
    await withDatabase(database, () => markOpenedHandled(caller, target)).catch((err: unknown) =>
      request.log.warn({ err }, 'notifications of an opened record were not settled'),
    );
  });
  // before the server waits for its connections to close: an open stream would block it
  app.addHook('preClose', () => streams.close());
};
