import { eq, sql } from 'drizzle-orm';
import type { Policy } from '#server/kernel/crud/policy.ts';
import { columnOf } from '#server/kernel/database/tables.ts';

/** One's own account and nobody else's. */
export const ownAccount: Policy = {
  scope: (caller, { base }) => (caller ? eq(columnOf(base, 'userId'), caller.user.userId) : sql`false`),
};
