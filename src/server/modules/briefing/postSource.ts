import { eq } from 'drizzle-orm';
import { briefingPath } from '#contract/dailyBriefing.ts';
import { dailyBriefing, menu } from '#generated/tables/index.ts';
import { type PostSourceOf, postTableOf } from '#server/modules/search/index.ts';
import { mayReadBriefings } from './policies/dailyBriefings.ts';

/** Published editions. */
export const briefingSource: PostSourceOf = (caller) =>
  mayReadBriefings(caller)
    ? {
        ...postTableOf('dailyBriefing'),
        entity: 'dailyBriefing',
        inMenu: eq(menu.url, briefingPath),
        open: eq(dailyBriefing.sttsCd, 'PUBLISHED'),
      }
    : undefined;
