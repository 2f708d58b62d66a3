import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/kernel/database/database.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { createAiClient } from './aiClient.ts';
import { takeRequest } from './announced.ts';
import { bindAiClient } from './currentAiClient.ts';
import { lazyModel } from './lazyModel.ts';
import { createReadingQueue } from './readingQueue.ts';

/** Milliseconds between two looks for what was collected, or waited while nobody could be asked. */
const interval = 60_000;

/** The way to the AI provider, where one is configured; what waits is read behind everybody's back. */
export const registerMachineReading = (
  app: FastifyInstance,
  database: Database,
  { ai }: Pick<Environment, 'ai'>,
): void => {
  if (!ai) return;
  const aiClient = createAiClient(ai, lazyModel(ai));
  bindAiClient(database, aiClient);
  const queue = createReadingQueue(database, aiClient, app.log);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void queue.work(), interval).unref();
    void queue.work();
  });
  app.addHook('onResponse', async () => {
    if (takeRequest(database)) void queue.work();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await queue.close();
  });
};
