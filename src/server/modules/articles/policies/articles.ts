import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import type { Policy } from '#server/kernel/crud/policy.ts';
import { attachmentsChanged } from '#server/modules/search/index.ts';
import { articleColumns, articleProblems } from '../writtenArticle.ts';

/** Author, administrator, data collector. A mission marks articles, and whoever marks one may not thereby edit it. */
const mayUpdate = (caller: Caller, record: Record<string, unknown>): boolean =>
  isAdministrator(caller) || record.rgtrId === caller.user.userId || caller.user.clctdrProfcTkcgYn === 'Y';

/** Articles: read by everybody who has the menu, changed by those who answer for them. */
export const articles: Policy = {
  scope: () => undefined,
  mayUpdate,
  problems: (write) => articleProblems(write),
  ownColumns: articleColumns,
  filesChanged: (key) => attachmentsChanged(Number(key)),
};
