import { eq } from 'drizzle-orm';
import { briefingPath } from '#contract/dailyBriefing.ts';
import { dailyBriefing, menu } from '#generated/tables/index.ts';
import { type SourceOfWritings, writingOf } from '#server/modules/search/index.ts';
import { mayReadBriefings } from './policies/dailyBriefings.ts';

/** Published editions. */
export const writtenBriefings: SourceOfWritings = (caller) =>
  mayReadBriefings(caller)
    ? {
        ...writingOf('dailyBriefing'),
        entity: 'dailyBriefing',
        inMenu: eq(menu.url, briefingPath),
        open: eq(dailyBriefing.sttsCd, 'PUBLISHED'),
      }
    : undefined;
