import { constants } from '#contract/constants.ts';
import { belongsTo, type Caller, isAdministrator } from '../access/caller.ts';
import { articleColumns, articleProblems } from '../features/article/writtenArticle.ts';
import type { Policy } from './policy.ts';

/** Author, administrator, data collector; articles of the local press also the missions abroad. */
const mayUpdate = (caller: Caller, record: Record<string, unknown>): boolean =>
  isAdministrator(caller) ||
  record.rgtrId === caller.user.userId ||
  caller.user.clctdrProfcTkcgYn === 'Y' ||
  (record.onsiteMediaArticleYn === 'Y' && belongsTo(caller, constants.overseasMissionAuthorityId));

/** Articles: read by everybody who has the menu, changed by those who answer for them. */
export const articles: Policy = {
  scope: () => undefined,
  mayUpdate,
  problems: (writing) => articleProblems(writing),
  derived: articleColumns,
};
