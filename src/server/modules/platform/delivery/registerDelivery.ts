import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/kernel/database/database.ts';
import { takeAnnouncement } from './announced.ts';
import type { DeliveryEnvironment } from './channels.ts';
import { createDispatcher } from './dispatcher.ts';

/** Milliseconds between two looks at the outbox, for what is tried again and for what other processes put there. */
const interval = 3_000;

/** Sends messages when the request that put them into the outbox is answered, and again on a timer. */
export const registerDelivery = (
  app: FastifyInstance,
  database: Database,
  environment: DeliveryEnvironment,
): void => {
  const dispatcher = createDispatcher(database, environment, app.log);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => void dispatcher.dispatch(), interval).unref();
  });
  app.addHook('onResponse', async () => {
    if (takeAnnouncement(database)) void dispatcher.dispatch();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await dispatcher.close();
  });
};
