import { and, eq, inArray } from 'drizzle-orm';
import type { AuthorizedInfo, SessionUser } from '#contract/session.ts';
import { appUser, authorityMenu, authorityUser, boardIp, menu, userGroup } from '#generated/tables/index.ts';
import type { Database } from '../database/database.ts';
import { currentDatabase, db, holdsConnection, isInWriteTransaction } from '../database/db.ts';
import { countCacheRead } from '../metrics/cacheReads.ts';
import { type Grant, isYes, unionOf, yes } from './grants.ts';

/** The permission set of a user. It does not depend on the address, which is checked per request. */
export interface Rights {
  user: SessionUser;
  info: Omit<AuthorizedInfo, 'ipYn'>;
  ipRules: string[];
}

const allMenus = async (): Promise<Grant[]> => {
  const menus = await db().select({ menuId: menu.menuId }).from(menu).where(eq(menu.delYn, 'N'));
  return menus.map(({ menuId }) => ({ menuId, authrtId: 0, authorizedYn: 'Y', prslYn: 'Y', wrtYn: 'Y' }));
};

const grantsOf = (userIds: readonly string[]): Promise<(Grant & { userId: string })[]> =>
  db()
    .select({
      userId: authorityUser.userId,
      menuId: authorityMenu.menuId,
      authrtId: authorityUser.authrtId,
      authorizedYn: authorityMenu.authorizedYn,
      prslYn: authorityUser.prslYn,
      wrtYn: authorityUser.wrtYn,
    })
    .from(authorityUser)
    .innerJoin(
      authorityMenu,
      and(eq(authorityMenu.authrtId, authorityUser.authrtId), eq(authorityMenu.delYn, 'N')),
    )
    .innerJoin(menu, and(eq(menu.menuId, authorityMenu.menuId), eq(menu.delYn, 'N'), eq(menu.useYn, 'Y')))
    .where(and(inArray(authorityUser.userId, [...userIds]), eq(authorityUser.delYn, 'N')));

const authoritiesOf = (userIds: readonly string[]): Promise<{ userId: string; authrtId: number }[]> =>
  db()
    .selectDistinct({ userId: authorityUser.userId, authrtId: authorityUser.authrtId })
    .from(authorityUser)
    .where(and(inArray(authorityUser.userId, [...userIds]), eq(authorityUser.delYn, 'N')));

const addressRules = async (): Promise<string[]> => {
  const rules = await db()
    .select({ ip: boardIp.ip })
    .from(boardIp)
    .where(and(eq(boardIp.delYn, 'N'), eq(boardIp.useYn, 'Y')));
  return rules.flatMap(({ ip }) => (ip ? [ip] : []));
};

/**
 * Reads the permission sets of the users in a fixed number of statements. Users without an account are missing from the
 * result.
 */
const load = async (userIds: readonly string[]): Promise<Map<string, Rights>> => {
  const accounts = await db()
    .select({ user: appUser, group: userGroup })
    .from(appUser)
    .leftJoin(userGroup, and(eq(userGroup.groupId, appUser.groupId), eq(userGroup.delYn, 'N')))
    .where(inArray(appUser.userId, [...userIds]));
  const isAdmin = ({ group }: (typeof accounts)[number]) => group?.levelCd === 'ADMIN' && isYes(group.useYn);
  const grants = Map.groupBy(await grantsOf(userIds), ({ userId }) => userId);
  const authorities = Map.groupBy(await authoritiesOf(userIds), ({ userId }) => userId);
  const ofAdmins = accounts.some(isAdmin) ? await allMenus() : [];
  const ipRules = await addressRules();
  return new Map(
    accounts.map((account) => {
      const { user, group } = account;
      const { userId } = user;
      const admin = isAdmin(account);
      const rights: Rights = {
        user: {
          userId,
          userNm: user.userNm ?? '',
          eml: user.eml ?? '',
          groupId: user.groupId,
          groupNm: group?.groupNm ?? null,
          clctdrProfcTkcgYn: yes(isYes(user.clctdrProfcTkcgYn)),
          cmnctBbsMngrYn: yes(isYes(user.cmnctBbsMngrYn)),
          mediaMngrYn: yes(isYes(user.mediaMngrYn)),
          authorizedList: (authorities.get(userId) ?? [])
            .map(({ authrtId }) => ({ authrtId }))
            .sort((a, b) => a.authrtId - b.authrtId),
        },
        info: {
          mngrYn: yes(admin),
          mngrShowYn: yes(admin && isYes(group?.mngrShowYn)),
          ...unionOf(admin ? ofAdmins : (grants.get(userId) ?? [])),
        },
        ipRules,
      };
      return [userId, rights];
    }),
  );
};

const cacheSize = 2_000;

interface Cached {
  rights: Promise<Rights>;
  isRead: boolean;
}

const caches = new WeakMap<Database, Map<string, Cached>>();

const cacheOf = (database: Database): Map<string, Cached> => {
  const known = caches.get(database) ?? new Map<string, Cached>();
  caches.set(database, known);
  return known;
};

/** A user with the version of their rights, which every change of the rights increments: the key of the cache. */
export interface Versioned {
  userId: string;
  rightsVer: number;
}

const keyOf = ({ userId, rightsVer }: Versioned): string => `${userId} ${rightsVer}`;

const ofOne = async (loading: Promise<Map<string, Rights>>, userId: string): Promise<Rights> => {
  const rights = (await loading).get(userId);
  if (!rights) throw new Error('The session belongs to nobody.');
  return rights;
};

/** Permission sets of the users, in the same order; those not cached are read together. */
export const rightsOfMany = (users: readonly Versioned[]): Promise<Rights[]> => {
  const cache = cacheOf(currentDatabase());
  const mayWait = !holdsConnection();
  const knownOf = (user: Versioned): Promise<Rights> | undefined => {
    const known = cache.get(keyOf(user));
    return known && (known.isRead || mayWait) ? known.rights : undefined;
  };
  const unknown = users.filter((user) => !knownOf(user));
  for (const user of users) countCacheRead('rights', !unknown.includes(user));
  const loading = unknown.length ? load(unknown.map(({ userId }) => userId)) : Promise.resolve(new Map());
  const found = users.map((user) => {
    const known = knownOf(user);
    if (known) return known;
    // uncommitted rights may be rolled back, and another change then gets the same version
    if (isInWriteTransaction()) return ofOne(loading, user.userId);
    const key = keyOf(user);
    const made: Cached = { rights: ofOne(loading, user.userId), isRead: false };
    made.rights.then(
      () => {
        made.isRead = true;
      },
      () => {
        if (cache.get(key) === made) cache.delete(key);
      },
    );
    if (cache.size >= cacheSize) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, made);
    return made.rights;
  });
  return Promise.all(found);
};

/** The permission set of a user at a version of their rights. */
export const rightsOf = async (userId: string, rightsVer: number): Promise<Rights> => {
  const [rights] = await rightsOfMany([{ userId, rightsVer }]);
  return rights as Rights;
};
