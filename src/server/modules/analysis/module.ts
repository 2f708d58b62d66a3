import type { Module } from '#server/kernel/module.ts';
import { registerHitGroups, registerItemMark } from '#server/modules/search/index.ts';
import { aiClientOf, bindAiClient, createAiClient } from './ai/aiClient.ts';
import { lazyModel } from './ai/languageModel.ts';
import { machineReadingHandlers } from './ai/machineReadingHandlers.ts';
import { releaseAll } from './ai/readings.ts';
import { dictionaryHandlers } from './dictionary/dictionaryHandlers.ts';
import { onFailure } from './enrich/enrich.ts';
import { clusterHandlers } from './highlights/clusterHandlers.ts';
import { clusterMark } from './highlights/clusterMarks.ts';
import { clustersOf } from './highlights/clustersOf.ts';
import { completeClusters } from './highlights/completeClusters.ts';
import { fingerprintStored } from './nearDuplicates/fingerprintStored.ts';
import { clusters } from './policies/clusters.ts';
import { setupSteps } from './setupSteps.ts';
import { articleWorkers, changedArticleWorkers, machineReadingWorker } from './workers.ts';

/** Analysis of articles: features and classes, translations, highlights, near-duplicates. */
export const analysis = {
  policies: { clusters },
  completions: { cluster: completeClusters },
  install: () => {
    registerItemMark({ column: 'ofCluster', read: clusterMark, isSpread: true });
    registerHitGroups(clustersOf);
  },
  handlers: ({ catalogue }) => ({
    ...dictionaryHandlers(catalogue),
    ...machineReadingHandlers(catalogue),
    ...clusterHandlers(catalogue),
  }),
  setupSteps: () => setupSteps,
  upgrades: (app) => [
    {
      name: 'fingerprints',
      run: async (until) => {
        const articles = await fingerprintStored(until);
        if (articles) app.log.info({ articles }, 'fingerprints were taken');
        return until.isOver() ? 'more' : undefined;
      },
    },
  ],
  beforeJobs: async (_app, { database }) => {
    if (database.lock) await releaseAll();
  },
  workers: (app, { database }) => {
    const aiClient = aiClientOf(database);
    return [
      ...articleWorkers(),
      ...changedArticleWorkers(),
      ...(aiClient ? [machineReadingWorker(aiClient, app.log)] : []),
    ];
  },
  open: (app, { database, environment: { ai } }) => {
    if (ai) bindAiClient(database, createAiClient(ai, lazyModel(ai)));
    const stop = onFailure((error) => app.log.warn({ err: error }, 'a text could not be analysed'));
    app.addHook('onClose', async () => stop());
  },
} satisfies Module;
