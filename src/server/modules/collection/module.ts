import type { Module } from '#server/kernel/module.ts';
import { collectHandlers } from './collect/handlers.ts';
import { monitoringHandlers } from './monitoring/handlers.ts';
import { registerCollection } from './registerCollection.ts';
import { sourceHandlers } from './sources/handlers.ts';

/** How articles come in: sources that are visited, pages that are read, files that are imported, and how it goes. */
export const collection = {
  handlers: ({ environment, catalogue, own }) => ({
    ...collectHandlers(),
    ...sourceHandlers(environment, catalogue, own),
    ...monitoringHandlers,
  }),
  open: (app, { database, environment, own }) => registerCollection(app, database, environment, own),
} satisfies Module;
