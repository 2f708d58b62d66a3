import type { Module } from '#server/kernel/module.ts';
import { registerMailFiles } from '#server/modules/platform/index.ts';
import { registerPostSource } from '#server/modules/search/index.ts';
import { dailyBriefingHandlers } from './dailyBriefingHandlers.ts';
import { dailyBriefings, searchedBriefings } from './policies/dailyBriefings.ts';
import { attachedFiles } from './report/reportFile.ts';
import { briefingTrayHandlers } from './tray/briefingTrayHandlers.ts';

/** The daily briefing: collecting items, composing and publishing. */
export const briefing = {
  policies: { dailyBriefings },
  install: () => {
    registerPostSource('product', 'dailyBriefing', searchedBriefings);
    registerMailFiles('dailyBriefing', attachedFiles);
  },
  handlers: ({ catalogue, environment }) => ({
    ...dailyBriefingHandlers(catalogue, environment),
    ...briefingTrayHandlers(catalogue),
  }),
} satisfies Module;
