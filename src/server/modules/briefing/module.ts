import type { Module } from '#server/kernel/module.ts';
import { registerPostSource } from '#server/modules/search/index.ts';
import { dailyBriefingHandlers } from './dailyBriefingHandlers.ts';
import { dailyBriefings } from './policies/dailyBriefings.ts';
import { briefingSource } from './postSource.ts';
import { briefingTrayHandlers } from './tray/briefingTrayHandlers.ts';

/** The daily briefing: what is put aside for it, composed and published. */
export const briefing = {
  policies: { dailyBriefings },
  install: () => registerPostSource('product', 'dailyBriefing', briefingSource),
  handlers: ({ catalogue }) => ({
    ...dailyBriefingHandlers(catalogue),
    ...briefingTrayHandlers(catalogue),
  }),
} satisfies Module;
