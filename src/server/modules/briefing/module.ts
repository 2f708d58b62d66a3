import { eq } from 'drizzle-orm';
import { briefingPath } from '#contract/dailyBriefing.ts';
import { dailyBriefing, menu } from '#generated/tables/index.ts';
import type { Module } from '#server/kernel/module.ts';
import { type PostSourceOf, postTableOf, registerPostSource } from '#server/modules/search/index.ts';
import { dailyBriefingHandlers } from './dailyBriefingHandlers.ts';
import { dailyBriefings, mayReadBriefings } from './policies/dailyBriefings.ts';
import { briefingTrayHandlers } from './tray/briefingTrayHandlers.ts';

/** Search source for published editions. */
const briefingSource: PostSourceOf = (caller) =>
  mayReadBriefings(caller)
    ? {
        ...postTableOf('dailyBriefing'),
        entity: 'dailyBriefing',
        inMenu: eq(menu.url, briefingPath),
        open: eq(dailyBriefing.sttsCd, 'PUBLISHED'),
      }
    : undefined;

/** The daily briefing: collecting items, composing and publishing. */
export const briefing = {
  policies: { dailyBriefings },
  install: () => registerPostSource('product', 'dailyBriefing', briefingSource),
  handlers: ({ catalogue }) => ({
    ...dailyBriefingHandlers(catalogue),
    ...briefingTrayHandlers(catalogue),
  }),
} satisfies Module;
