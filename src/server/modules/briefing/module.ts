import type { Module } from '#server/kernel/module.ts';
import { registerPostSource } from '#server/modules/search/index.ts';
import { dailyBriefingHandlers } from './dailyBriefingHandlers.ts';
import { dailyBriefings, searchedBriefings } from './policies/dailyBriefings.ts';
import { briefingTrayHandlers } from './tray/briefingTrayHandlers.ts';

/** The daily briefing: collecting items, composing and publishing. */
export const briefing = {
  policies: { dailyBriefings },
  install: () => registerPostSource('product', 'dailyBriefing', searchedBriefings),
  handlers: ({ catalogue, environment }) => ({
    ...dailyBriefingHandlers(catalogue, environment),
    ...briefingTrayHandlers(catalogue),
  }),
} satisfies Module;
