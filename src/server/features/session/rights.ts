import { and, eq } from 'drizzle-orm';
import type { AuthorizedInfo, SessionUser, YesNo } from '#contract/session.ts';
import { appUser, authorityMenu, authorityUser, boardIp, menu, userGroup } from '#generated/tables/index.ts';
import type { Database } from '../../database/database.ts';
import { currentDatabase, db } from '../../database/db.ts';

/** What a user holds, whatever the address; addresses are judged per request. */
export interface Rights {
  user: SessionUser;
  info: Omit<AuthorizedInfo, 'ipYn'>;
  ipRules: string[];
}

const yes = (value: boolean): YesNo => (value ? 'Y' : 'N');
const isYes = (value: string | null | undefined): boolean => value === 'Y';

interface Grant {
  menuId: number;
  authrtId: number;
  authorizedYn: string;
  prslYn: string;
  wrtYn: string;
}

/** Per menu the highest right that the user holds in any of their authority groups. */
export const unionOf = (
  grants: readonly Grant[],
): Pick<AuthorizedInfo, 'authorizedMenuList' | 'authorizedDetailList'> => {
  const menus = Map.groupBy(
    grants.filter((grant) => isYes(grant.authorizedYn)),
    (grant) => grant.menuId,
  );
  const list = [...menus].sort(([a], [b]) => a - b);
  return {
    authorizedMenuList: list.map(([menuId]) => ({ menuId, authorizedYn: 'Y' })),
    authorizedDetailList: list.map(([menuId, of]) => ({
      menuId,
      prslYn: yes(of.some((grant) => isYes(grant.prslYn))),
      wrtYn: yes(of.some((grant) => isYes(grant.wrtYn))),
    })),
  };
};

const allMenus = async (): Promise<Grant[]> => {
  const menus = await db().select({ menuId: menu.menuId }).from(menu).where(eq(menu.delYn, 'N'));
  return menus.map(({ menuId }) => ({ menuId, authrtId: 0, authorizedYn: 'Y', prslYn: 'Y', wrtYn: 'Y' }));
};

const grantsOf = (userId: string): Promise<Grant[]> =>
  db()
    .select({
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
    .where(and(eq(authorityUser.userId, userId), eq(authorityUser.delYn, 'N')));

const load = async (userId: string): Promise<Rights> => {
  const [account] = await db()
    .select({ user: appUser, group: userGroup })
    .from(appUser)
    .leftJoin(userGroup, and(eq(userGroup.groupId, appUser.groupId), eq(userGroup.delYn, 'N')))
    .where(eq(appUser.userId, userId));
  if (!account) throw new Error('The session belongs to nobody.');
  const { user, group } = account;
  const isAdmin = group?.levelCd === 'ADMIN' && isYes(group.useYn);
  const [grants, held, rules] = [
    isAdmin ? await allMenus() : await grantsOf(userId),
    await db()
      .selectDistinct({ authrtId: authorityUser.authrtId })
      .from(authorityUser)
      .where(and(eq(authorityUser.userId, userId), eq(authorityUser.delYn, 'N'))),
    await db()
      .select({ ip: boardIp.ip })
      .from(boardIp)
      .where(and(eq(boardIp.delYn, 'N'), eq(boardIp.useYn, 'Y'))),
  ];
  return {
    user: {
      userId,
      userNm: user.userNm ?? '',
      eml: user.eml ?? '',
      groupId: user.groupId,
      groupNm: group?.groupNm ?? null,
      clctdrProfcTkcgYn: yes(isYes(user.clctdrProfcTkcgYn)),
      cmnctBbsMngrYn: yes(isYes(user.cmnctBbsMngrYn)),
      mediaMngrYn: yes(isYes(user.mediaMngrYn)),
      authorizedList: held.sort((a, b) => a.authrtId - b.authrtId),
    },
    info: {
      mngrYn: yes(isAdmin),
      mngrShowYn: yes(isAdmin && isYes(group?.mngrShowYn)),
      ...unionOf(grants),
    },
    ipRules: rules.flatMap(({ ip }) => (ip ? [ip] : [])),
  };
};

const cacheSize = 2_000;
const caches = new WeakMap<Database, Map<string, Promise<Rights>>>();

const cacheOf = (database: Database): Map<string, Promise<Rights>> => {
  const known = caches.get(database) ?? new Map<string, Promise<Rights>>();
  caches.set(database, known);
  return known;
};

/** The permission set of a user at a version of their rights: whoever changes rights raises the version. */
export const rightsOf = (userId: string, rightsVer: number): Promise<Rights> => {
  const cache = cacheOf(currentDatabase());
  const key = `${userId} ${rightsVer}`;
  const known = cache.get(key);
  if (known) return known;
  const loading = load(userId);
  loading.catch(() => cache.delete(key));
  if (cache.size >= cacheSize) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, loading);
  return loading;
};
