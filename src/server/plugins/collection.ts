import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import { takeVisits } from '../features/sources/announced.ts';
import { type Collector, startCollector } from '../features/sources/collector.ts';
import { visitorOf } from '../features/sources/visitorOf.ts';

/** Milliseconds before the queue is opened once more where the database was away. */
const again = 30_000;

/** Collects within the server, or tends only what a process of its own collects. */
export const registerCollection = (
  app: FastifyInstance,
  database: Database,
  environment: Environment,
): void => {
  const visits = environment.collect ? {} : { atOnce: 0 };
  let collector: Collector | undefined;
  let starting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  const start = async (): Promise<void> => {
    try {
      collector = await startCollector(database, {
        visitor: visitorOf(environment),
        log: app.log,
        ...visits,
      });
      await collector.look();
    } catch (error) {
      app.log.warn({ err: error }, 'collecting could not begin; it is tried again');
      if (!isClosing) timer = setTimeout(begin, again).unref();
    }
  };
  const begin = (): void => {
    starting = start();
  };
  app.addHook('onListen', async () => begin());
  app.addHook('onResponse', async () => {
    if (takeVisits(database)) void collector?.look();
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await starting;
    await collector?.close();
  });
};
