import type { Module } from '#server/kernel/module.ts';
import { collectHandlers } from './collect/collectHandlers.ts';
import { collecting, tendRepeatedly } from './collector.ts';
import { type DemoPress, openDemoPress } from './demoPress/demoPress.ts';
import { restPressSources } from './demoPress/pressSources.ts';
import { monitoringHandlers } from './monitoring/monitoringHandlers.ts';
import { sourceHandlers } from './sources/sourceHandlers.ts';
import { visitorOf } from './sources/visitorOf.ts';

/** How articles come in: sources that are visited, pages that are read, files that are imported, and how it goes. */
export const collection = {
  handlers: ({ environment, catalogue, own }) => ({
    ...collectHandlers(),
    ...sourceHandlers(environment, catalogue, own),
    ...monitoringHandlers,
  }),
  beforeJobs: async (app, { environment, own }) => {
    if (!environment.demoFeed || !environment.collect) await restPressSources();
    else if (!app.demoPress) app.demoPress = await openDemoPress(own, app.log);
  },
  workers: (app, { database, environment, own }) => {
    const { workers, tend } = collecting({
      visitor: visitorOf(environment, own),
      ...(!environment.collect && { atOnce: 0 }),
    });
    let stop = async (): Promise<void> => {};
    app.addHook('onListen', async () => {
      stop = tendRepeatedly(database, tend, app.log);
    });
    app.addHook('onClose', () => stop());
    return workers;
  },
  open: (app) => {
    app.decorate('demoPress', undefined);
    app.addHook('onClose', () => app.demoPress?.close());
  },
} satisfies Module;

declare module 'fastify' {
  interface FastifyInstance {
    /** What publishes while the demonstration runs. */
    demoPress: DemoPress | undefined;
  }
}
