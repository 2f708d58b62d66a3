import { eq, sql } from 'drizzle-orm';
import type { Policy } from '#server/kernel/crud/policy.ts';
import { columnOf } from '#server/kernel/database/tables.ts';

/** The caller's own account only. */
export const ownAccount: Policy = {
  scope: (caller, { base }) => (caller ? eq(columnOf(base, 'userId'), caller.user.userId) : sql`false`),
};
