import type { Module } from '#server/kernel/module.ts';
import { visitorOf } from '#server/modules/collection/index.ts';
import { feedHandlers } from './feedHandlers.ts';
import { hookHandlers } from './hooks/hookHandlers.ts';
import { dropOldDeliveries, webHookWorker } from './hooks/hookWorker.ts';
import { nameViews } from './hooks/nameViews.ts';

/** What leaves the product by itself: feeds of views, highlights and briefings, and web hooks. */
export const feeds = {
  completions: { webHook: nameViews },
  handlers: ({ environment, catalogue, own }) => ({
    ...feedHandlers(environment, catalogue),
    ...hookHandlers(catalogue, visitorOf(environment, own)),
  }),
  workers: (_app, { environment, catalogue, own }) => [webHookWorker(catalogue, visitorOf(environment, own))],
  dailyTasks: () => [{ name: '외부 전송 기록', work: dropOldDeliveries }],
} satisfies Module;
