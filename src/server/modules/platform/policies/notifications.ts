import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Policy } from '#server/kernel/crud/policies.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';

/** The caller's own pending notifications. */
export const notifications: Policy = {
  scope: (caller, { base }) =>
    caller
      ? and(eq(columnOf(base, 'userId'), caller.user.userId), isNull(columnOf(base, 'hndlDt')))
      : sql`false`,
};
