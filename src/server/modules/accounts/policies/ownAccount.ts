import { eq, sql } from 'drizzle-orm';
import type { Policy } from '#server/kernel/crud/policies.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';

/** The caller's own account only. */
export const ownAccount: Policy = {
  scope: (caller, { base }) => (caller ? eq(columnOf(base, 'userId'), caller.user.userId) : sql`false`),
};
