import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Caller, isAdministrator } from '../access/caller.ts';
import { columnOf } from '../crud/tables.ts';
import type { Policy } from './policy.ts';

/** Boards whose posts the caller may see, as a condition on the kind. The other boards open with their screens. */
export const openKinds = (caller: Caller | null, pstKndCd: AnyPgColumn): SQL =>
  caller && isAdministrator(caller) ? eq(pstKndCd, 'ADMIN') : sql`false`;

/** Author or administrator. */
export const isTheirs = (caller: Caller, record: Record<string, unknown>): boolean =>
  isAdministrator(caller) || record.rgtrId === caller.user.userId;

/** Posts of the boards that are open to the caller; changed by their authors and by administrators. */
export const posts: Policy = {
  scope: (caller, { base }) => openKinds(caller, columnOf(base, 'pstKndCd')),
  mayUpdate: isTheirs,
  mayDelete: isTheirs,
};
