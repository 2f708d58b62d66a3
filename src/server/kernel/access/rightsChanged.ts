import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { appUser, userGroup } from '#generated/tables/index.ts';
import { advisoryLock, db } from '../database/db.ts';
import { badRequest } from '../failure.ts';
import { accountChanged } from './accountChanged.ts';
import { addressesChanged } from './addressesChanged.ts';
import { administrationChanged } from './administrationChanged.ts';
import { administratorGroup } from './administratorAccounts.ts';
import { authorityChanged } from './authorityChanged.ts';
import { type Change, differing } from './change.ts';
import { invalidateRights, withdrawRights } from './withdrawRights.ts';

const membersOf = async (groupId: unknown): Promise<string[]> => {
  const members = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(eq(appUser.groupId, Number(groupId)));
  return members.map(({ userId }) => userId);
};

/** A change of a user group: its members may gain or lose administration. */
const groupChanged = async (change: Change): Promise<void> => {
  if (change.kind === 'insert') return;
  const decides = differing(change, ['levelCd', 'useYn', 'mngrShowYn', 'delYn']).length > 0;
  if (decides) await withdrawRights(await membersOf(change.key), change.caller);
  else if (differing(change, ['groupNm']).length) await invalidateRights(await membersOf(change.key));
};

/** A group whose members see the button for administration. */
const administers = and(administratorGroup, eq(userGroup.mngrShowYn, 'Y'));

/** An account that can sign in. */
const opens = and(
  isNotNull(appUser.pswdHash),
  eq(appUser.useYn, 'Y'),
  eq(appUser.delYn, 'N'),
  eq(appUser.userAprvYn, 'Y'),
  eq(appUser.lockYn, 'N'),
  eq(appUser.leaveYn, 'N'),
);

const areThere = async (condition: SQL | undefined): Promise<boolean> => {
  const found = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .innerJoin(userGroup, eq(userGroup.groupId, appUser.groupId))
    .where(condition)
    .limit(1);
  return found.length > 0;
};

/** Whether the account is an administrator who can sign in. */
export const isAbleAdministrator = (userId: string): Promise<boolean> =>
  areThere(and(eq(appUser.userId, userId), opens, administers));

/** E-mail addresses of all administrators who can sign in. */
export const administratorAddresses = async (): Promise<string[]> => {
  const found = await db()
    .selectDistinct({ eml: appUser.eml })
    .from(appUser)
    .innerJoin(userGroup, eq(userGroup.groupId, appUser.groupId))
    .where(and(opens, administers, isNotNull(appUser.eml)));
  return found.flatMap(({ eml }) => eml ?? []).sort();
};

/** Ids of all administrators who can sign in. */
export const administratorIds = async (): Promise<string[]> => {
  const found = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .innerJoin(userGroup, eq(userGroup.groupId, appUser.groupId))
    .where(and(opens, administers));
  return found.map(({ userId }) => userId);
};

/**
 * Call it last in the transaction of a change that may remove an administrator (account closed, group changed).
 * Concurrent changes of this kind are serialised, so that each sees the result of the other.
 * @throws Failure 400 when no administrator would be left
 */
export const assertAdministratorRemains = (): Promise<void> =>
  advisoryLock('administrators', async () => {
    if (await areThere(and(opens, administers))) return;
    throw badRequest('마지막 관리자는 남아 있어야 합니다. 다른 관리자를 먼저 정해 주세요.');
  });

/** The list of menus is part of every permission set, but a change of it takes no rights away, so no session ends. */
const menuChanged = async (change: Change): Promise<void> => {
  if (change.kind === 'insert' || differing(change, ['useYn', 'delYn']).length) await invalidateRights();
};

const changes: Record<string, (change: Change) => Promise<void>> = {
  app_user: accountChanged,
  user_group: groupChanged,
  authority_group: authorityChanged,
  board_ip: addressesChanged,
  menu: menuChanged,
};

/**
 * Fields that decide whether an account is an administrator who can sign in; an account without a password has no
 * `pswdChgYmd`.
 */
const administering: Record<string, readonly string[]> = {
  app_user: ['groupId', 'useYn', 'delYn', 'userAprvYn', 'lockYn', 'leaveYn', 'pswdChgYmd'],
  user_group: ['levelCd', 'useYn', 'mngrShowYn', 'delYn'],
};

/** A record without `delYn` counts as not deleted. */
const has = (row: Change['before'], values: Record<string, unknown>): boolean =>
  row.delYn !== 'Y' && Object.entries(values).every(([name, value]) => row[name] === value);

/** Whether the record counted before the change: as an administrator who could sign in, or as the group of one. */
const counted: Record<string, (change: Change) => Promise<boolean>> = {
  app_user: async ({ before }) => {
    if (!has(before, { useYn: 'Y', userAprvYn: 'Y', lockYn: 'N', leaveYn: 'N' })) return false;
    if (typeof before.groupId !== 'number' || !before.pswdChgYmd) return false;
    const found = await db()
      .select({ groupId: userGroup.groupId })
      .from(userGroup)
      .where(and(eq(userGroup.groupId, before.groupId), administers));
    return found.length > 0;
  },
  user_group: async ({ before, key }) =>
    has(before, { levelCd: 'ADMIN', useYn: 'Y', mngrShowYn: 'Y' }) &&
    (await areThere(and(eq(userGroup.groupId, Number(key)), opens))),
};

const takesAdministrator = async (table: string, change: Change): Promise<boolean> =>
  change.kind !== 'insert' &&
  differing(change, administering[table] ?? []).length > 0 &&
  (await counted[table]?.(change)) === true;

/**
 * Call it in the transaction of a change: signs out users whose rights changed, invalidates cached permission sets
 * whose content changed otherwise, and applies the change to administration. Does nothing when no right is affected.
 * @throws Failure 400 when no administrator would be left
 */
export const rightsMayHaveChanged = async ({ table }: EntitySpec, change: Change): Promise<void> => {
  await changes[table.name]?.(change);
  await administrationChanged(table.name, change);
  if (await takesAdministrator(table.name, change)) await assertAdministratorRemains();
};
