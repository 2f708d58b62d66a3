import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/kernel/database/database.ts';
import { takeFiles } from './announced.ts';
import { createTextQueue, type TextQueue } from './textQueue.ts';

declare module 'fastify' {
  interface FastifyInstance {
    attachmentTexts: TextQueue;
  }
}

/** Milliseconds between two looks for what other servers left unread. */
const interval = 60_000;

/** Reads attachments when the request that brought them is answered, and at the start what was left unread. */
export const registerAttachmentTexts = (app: FastifyInstance, database: Database, dataDir: string): void => {
  const queue = createTextQueue(database, dataDir, app.log);
  app.decorate('attachmentTexts', queue);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void queue.work(), interval).unref();
    void queue.work();
  });
  app.addHook('onResponse', async () => {
    if (takeFiles(database)) void queue.work();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await queue.close();
  });
};
