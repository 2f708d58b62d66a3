import { eq, inArray, sql } from 'drizzle-orm';
import { reportTemplate } from '#generated/tables/index.ts';
import { isAdministrator } from '#server/kernel/access/caller.ts';
import type { Policy } from '#server/kernel/crud/policies.ts';
import { db } from '#server/kernel/database/db.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { mayCompose } from '#server/modules/briefing/index.ts';

/** Runs are seen by whoever sees their template. */
export const reportRuns: Policy = {
  scope: (caller, { base }) => {
    if (!caller || !mayCompose(caller)) return sql`false`;
    if (isAdministrator(caller)) return undefined;
    const own = db()
      .select({ id: reportTemplate.rptTmplId })
      .from(reportTemplate)
      .where(eq(reportTemplate.rgtrId, caller.user.userId));
    return inArray(columnOf(base, 'rptTmplId'), own);
  },
};
