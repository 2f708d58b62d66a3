import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { appUser, certification, passwordLink, userGroup } from '#generated/tables/index.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import type { Database } from '../database/database.ts';
import { currentDatabase, db } from '../database/db.ts';
import { administratorGroup, isAdministratorAccount } from './administratorAccounts.ts';
import type { Caller } from './caller.ts';
import { type Change, differing } from './change.ts';

/**
 * Ends the open links and codes of accounts, and with them every message that would carry one.
 * @param isByOwner the code that the owner has just entered for a new contact stays usable
 */
const dropSecrets = async (userIds: readonly string[], isByOwner = false): Promise<void> => {
  if (userIds.length === 0) return;
  await db()
    .delete(passwordLink)
    .where(and(inArray(passwordLink.userId, [...userIds]), isNull(passwordLink.useDt)));
  const subjects = userIds.map((userId) => `user:${userId}`);
  await db()
    .update(certification)
    .set({ delYn: 'Y', ...(!isByOwner && { useDt: new Date() }) })
    .where(
      and(
        inArray(certification.sbjctKey, subjects),
        isNull(certification.useDt),
        isByOwner ? isNull(certification.certDt) : undefined,
      ),
    );
};

/** What an administrator did to the accounts of other administrators. */
export interface AdministrationChange {
  /** made: became administrators; removed: are no longer; contact: e-mail or phone; reset: the password. */
  what: 'made' | 'removed' | 'contact' | 'reset';
  userIds: readonly string[];
  by: Caller;
  /** The e-mail before the change, where the account was changed itself. */
  formerEml?: string;
  /** The account was open before, so that its owner has to be told and given a way to sign in. */
  wasOpen: boolean;
}

type Listener = (change: AdministrationChange) => Promise<void>;

interface Listening {
  tell: Listener;
  /** Accounts whose password is public keep it: nothing is won by taking it. */
  isPublic: (userId: string) => boolean;
}

const listeners = new WeakMap<Database, Listening>();

/** Registers who tells of such changes on the database; called in the transaction of the change. */
export const onAdministrationChange = (database: Database, listening: Listening): void =>
  void listeners.set(database, listening);

/** Notes that somebody else decided about the accounts: until the owner signs in, their contacts prove nothing. */
const markChangedByOthers = async (userIds: readonly string[]): Promise<void> => {
  await db()
    .update(appUser)
    .set({ mngrChgDt: sql`now()` })
    .where(inArray(appUser.userId, [...userIds]));
};

/**
 * Takes the passwords of accounts that never signed in as administrators: whoever made them may know these. The owner
 * sets a new one.
 */
const takePasswords = async (userIds: readonly string[], by: Caller): Promise<void> => {
  const withPassword = await db()
    .select({ userId: appUser.userId, pswdChgYmd: appUser.pswdChgYmd })
    .from(appUser)
    .where(
      and(inArray(appUser.userId, [...userIds]), isNull(appUser.mngrLgnDt), isNotNull(appUser.pswdHash)),
    );
  if (withPassword.length === 0) return;
  await db()
    .update(appUser)
    .set({
      pswdHash: null,
      pswdChgYmd: null,
      // the former one must not be chosen again
      pswdHistory: sql`(array[${appUser.pswdHash}] || coalesce(${appUser.pswdHistory}, '{}'))[1:3]`,
    })
    .where(
      inArray(
        appUser.userId,
        withPassword.map(({ userId }) => userId),
      ),
    );
  await addHistory(
    withPassword.map(({ userId, pswdChgYmd }) => ({
      entityNm: 'user',
      recordKey: userId,
      chgKnd: 'update',
      bfrCn: { pswdChgYmd },
      aftrCn: { pswdChgYmd: null },
      rgtrId: by.user.userId,
    })),
  );
};

/** Marks the accounts, ends their secrets, takes passwords where needed, and tells of the change. */
const apply = async (change: AdministrationChange): Promise<void> => {
  const { what, userIds, by } = change;
  if (userIds.length === 0) return;
  if (what !== 'reset') {
    await markChangedByOthers(userIds);
    await dropSecrets(userIds);
  }
  const listening = listeners.get(currentDatabase());
  if (what === 'made')
    await takePasswords(
      userIds.filter((userId) => !listening?.isPublic(userId)),
      by,
    );
  await listening?.tell(change);
};

type Row = Change['before'];

/** The account belongs to an administrators' group, is approved and in use. */
const administers = async ({ groupId, delYn, useYn, userAprvYn }: Row): Promise<boolean> => {
  if (typeof groupId !== 'number' || delYn === 'Y' || useYn === 'N' || userAprvYn !== 'Y') return false;
  const found = await db()
    .select({ groupId: userGroup.groupId })
    .from(userGroup)
    .where(and(eq(userGroup.groupId, groupId), administratorGroup));
  return found.length > 0;
};

/** What a change of an account means for its administration; undefined: nothing. */
const madeOrRemoved = async (change: Change): Promise<'made' | 'removed' | undefined> => {
  if (differing(change, ['groupId', 'delYn', 'useYn', 'userAprvYn']).length === 0) return undefined;
  const [was, is] = [
    change.kind !== 'insert' && (await administers(change.before)),
    await administers(change.after),
  ];
  if (was === is) return undefined;
  return is ? 'made' : 'removed';
};

/** Whether e-mail or phone of the account have changed. */
const isNewContact = (change: Change): boolean =>
  change.kind === 'update' && differing(change, ['eml', 'mblTelno']).length > 0;

const accountChanged = async (change: Change): Promise<void> => {
  const { kind, before, after, caller: by } = change;
  const userId = String(change.key);
  const isOwner = by?.user.userId === userId;
  const hasNewContact = isNewContact(change);
  if (hasNewContact) await dropSecrets([userId], isOwner);
  if (!by || isOwner) return;
  const isReset = kind === 'update' && Boolean(before.pswdChgYmd) && after.pswdChgYmd === null;
  const formerEml = typeof before.eml === 'string' ? before.eml : undefined;
  const decided = {
    userIds: [userId],
    by,
    ...(formerEml !== undefined && { formerEml }),
    wasOpen: kind === 'update' && before.userAprvYn === 'Y',
  };
  const what = await madeOrRemoved(change);
  if ((hasNewContact || isReset) && (what !== undefined || (await isAdministratorAccount(userId)))) {
    if (hasNewContact) await apply({ ...decided, what: 'contact' });
    if (isReset) await apply({ ...decided, what: 'reset' });
  }
  if (what) await apply({ ...decided, what });
};

/** A group of administrators: its fields decide about all of its members. */
const isForAdministrators = ({ levelCd, useYn, delYn }: Row): boolean =>
  levelCd === 'ADMIN' && useYn === 'Y' && delYn !== 'Y';

const groupChanged = async ({ kind, key, caller: by, before, after }: Change): Promise<void> => {
  const [was, is] = [kind !== 'insert' && isForAdministrators(before), isForAdministrators(after)];
  if (!by || was === is) return;
  const members = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(eq(appUser.groupId, Number(key)), eq(appUser.userAprvYn, 'Y')));
  const userIds = members.map(({ userId }) => userId).filter((userId) => userId !== by.user.userId);
  await apply({ what: is ? 'made' : 'removed', userIds, by, wasOpen: true });
};

/**
 * Applies a change of an account or user group to administration: who becomes an administrator sets up their sign-in
 * themselves, links and codes end, and the others are told.
 */
export const administrationChanged = async (table: string, change: Change): Promise<void> => {
  if (table === 'app_user') await accountChanged(change);
  if (table === 'user_group') await groupChanged(change);
};
