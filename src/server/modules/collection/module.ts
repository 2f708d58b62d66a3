import type { Module } from '#server/kernel/module.ts';
import { registerTarget } from '#server/modules/imports/index.ts';
import { dropOldAnswers } from './answers/storedAnswers.ts';
import { collectHandlers } from './collect/collectHandlers.ts';
import { renewAddresses } from './collect/renewAddresses.ts';
import { collecting, maintainSources } from './collector.ts';
import { type DemoPress, openDemoPress } from './demoPress/demoPress.ts';
import { pausePressSources } from './demoPress/pressSources.ts';
import { articleTarget } from './import/articleTarget.ts';
import { collectionHealth } from './monitoring/collectionHealth.ts';
import { collectionMeasures } from './monitoring/collectionMeasures.ts';
import { monitoringHandlers } from './monitoring/monitoringHandlers.ts';
import { repairHandlers } from './repair/repairHandlers.ts';
import { repairWorker } from './repair/repairWorker.ts';
import { rereadHandlers } from './reread/rereadHandlers.ts';
import { setupSteps } from './setupSteps.ts';
import { sourceHandlers } from './sources/sourceHandlers.ts';
import { visitorOf } from './sources/visitorOf.ts';

/** Collection of articles: visits to sources, article pages, file import, monitoring. */
export const collection = {
  install: () => registerTarget(articleTarget),
  handlers: ({ environment, catalogue, own }) => ({
    ...collectHandlers(),
    ...sourceHandlers(environment, catalogue, own),
    ...monitoringHandlers,
    ...repairHandlers,
    ...rereadHandlers,
  }),
  beforeJobs: async (app, { environment, own }) => {
    if (!environment.demoFeed || !environment.collect) await pausePressSources();
    else if (!app.demoPress) app.demoPress = await openDemoPress(own, app.log);
  },
  workers: (_app, { environment, own }) => [
    ...collecting({ visitor: visitorOf(environment, own), ...(!environment.collect && { atOnce: 0 }) })
      .workers,
    repairWorker(),
  ],
  upgrades: (app) => [
    {
      name: 'addresses of articles',
      run: async (until) => {
        const articles = await renewAddresses(until);
        if (articles) app.log.info({ articles }, 'addresses of articles were made anew');
        return until.isOver() ? 'more' : undefined;
      },
    },
  ],
  dailyTasks: () => [{ name: '오래된 원문 지우기', work: () => dropOldAnswers(new Date()) }],
  measures: collectionMeasures,
  setupSteps: () => setupSteps,
  healthChecks: (_app, { environment }) => [collectionHealth(environment)],
  open: (app, { database }) => {
    let stopTending = async (): Promise<void> => {};
    app.decorate('demoPress', undefined);
    app.addHook('onListen', async () => {
      stopTending = maintainSources(database, app.log);
    });
    app.addHook('onClose', async () => {
      await stopTending();
      await app.demoPress?.close();
    });
  },
} satisfies Module;

declare module 'fastify' {
  interface FastifyInstance {
    /** The demo publisher, while it runs. */
    demoPress: DemoPress | undefined;
  }
}
