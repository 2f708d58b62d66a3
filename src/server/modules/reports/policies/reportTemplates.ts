import { eq, sql } from 'drizzle-orm';
import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import type { Policy } from '#server/kernel/crud/policies.ts';
import { databaseTime } from '#server/kernel/database/databaseTime.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { mayCompose } from '#server/modules/briefing/index.ts';
import { nextRunOf, type Timing, timingNames } from '../nextRun.ts';

const isOwn = (caller: Caller, { rgtrId }: Record<string, unknown>): boolean =>
  isAdministrator(caller) || rgtrId === caller.user.userId;

/** Whoever composes briefings has templates of their own; administrators see and change all. */
export const reportTemplates: Policy = {
  scope: (caller, { base }) => {
    if (!caller || !mayCompose(caller)) return sql`false`;
    return isAdministrator(caller) ? undefined : eq(columnOf(base, 'rgtrId'), caller.user.userId);
  },
  mayUpdate: isOwn,
  mayDelete: isOwn,
  // a time that has come stays due when something else is changed
  ownColumns: async ({ before, record }) =>
    before && timingNames.every((name) => before[name] === record[name])
      ? {}
      : {
          nextRunDt:
            record.useYn === 'Y' ? nextRunOf(record as unknown as Timing, await databaseTime()) : null,
          stopRsn: null,
        },
};
