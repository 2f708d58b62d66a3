import type { Module } from '#server/kernel/module.ts';
import { registerItemMark } from '#server/modules/search/index.ts';
import { machineReadingHandlers } from './ai/handlers.ts';
import { registerMachineReading } from './ai/registerMachineReading.ts';
import { dashboardHandlers } from './dashboard/handlers.ts';
import { dictionaryHandlers } from './dictionary/handlers.ts';
import { registerEnrichment } from './enrich/registerEnrichment.ts';
import { completeClusters } from './highlights/completeClusters.ts';
import { clusterHandlers } from './highlights/handlers.ts';
import { clusterMark } from './highlights/markClusters.ts';
import { registerFingerprints } from './nearDuplicates/registerFingerprints.ts';
import { clusters } from './policies/clusters.ts';
import { statisticsHandlers } from './statistics/handlers.ts';
import { registerUpkeep } from './statistics/registerUpkeep.ts';

/** What articles tell beyond their text: words and classes, translations, highlights, near-duplicates, figures. */
export const analysis = {
  policies: { clusters },
  completions: { cluster: completeClusters },
  install: () => registerItemMark({ column: 'ofCluster', read: clusterMark, isSpread: true }),
  handlers: ({ catalogue }) => ({
    ...dictionaryHandlers(catalogue),
    ...machineReadingHandlers(catalogue),
    ...statisticsHandlers(catalogue),
    ...dashboardHandlers,
    ...clusterHandlers(catalogue),
  }),
  open: (app, { database, environment }) => {
    registerFingerprints(app, database);
    registerEnrichment(app, database);
    registerUpkeep(app, database);
    registerMachineReading(app, database, environment);
  },
} satisfies Module;
