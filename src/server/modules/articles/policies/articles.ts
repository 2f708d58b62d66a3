import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import type { Policy } from '#server/kernel/crud/policies.ts';
import { attachmentsChanged } from '#server/modules/search/index.ts';
import { articleColumns, articleProblems } from '../articleColumns.ts';

/** Author, administrator, data collector. Missions may mark articles, which does not allow them to edit. */
const mayUpdate = (caller: Caller, record: Record<string, unknown>): boolean =>
  isAdministrator(caller) || record.rgtrId === caller.user.userId || caller.user.clctdrProfcTkcgYn === 'Y';

/** Articles: readable for all with the menu, editable as `mayUpdate` says. */
export const articles: Policy = {
  scope: () => undefined,
  mayUpdate,
  problems: (write) => articleProblems(write),
  ownColumns: articleColumns,
  filesChanged: (key) => attachmentsChanged(Number(key)),
};
