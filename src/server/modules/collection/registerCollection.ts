import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/environment.ts';
import type { OwnServers } from '#server/kernel/outside/ownServers.ts';
import { type Collector, startCollector } from './collector.ts';
import { type DemoPress, openDemoPress } from './demoPress/demoPress.ts';
import { restPressSources } from './demoPress/pressSources.ts';
import { takeVisits } from './sources/announced.ts';
import { visitorOf } from './sources/visitorOf.ts';

/** Milliseconds before the queue is opened once more where the database was away. */
const again = 30_000;

/** Collects within the server, or tends only what a process of its own collects. */
export const registerCollection = (
  app: FastifyInstance,
  database: Database,
  environment: Environment,
  own: OwnServers,
): void => {
  const visits = environment.collect ? {} : { atOnce: 0 };
  let collector: Collector | undefined;
  let starting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  let press: DemoPress | undefined;
  const openPress = async (): Promise<void> => {
    if (press) return;
    if (environment.demoFeed && environment.collect) press = await openDemoPress(own, app.log);
    else await restPressSources();
  };
  const start = async (): Promise<void> => {
    try {
      await withDatabase(database, openPress);
      collector = await startCollector(database, {
        visitor: visitorOf(environment, own),
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
    await press?.close();
  });
};
