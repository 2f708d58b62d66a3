import { eq } from 'drizzle-orm';
import { boardMenuUrl, boardPlaces } from '#contract/boards.ts';
import { menu } from '#generated/tables/index.ts';
import type { Database } from '../database/database.ts';
import { currentDatabase, db, holdsConnection } from '../database/db.ts';
import { countCacheRead } from '../metrics/cacheReads.ts';
import type { MenuIds } from './caller.ts';

/** A stored menu. */
export interface MenuRow {
  menuId: number;
  menuNm: string | null;
  upMenuId: number | null;
  url: string | null;
  sortNo: number | null;
  rmrk: string | null;
  useYn: string;
  refData: string | null;
}

/** Milliseconds for which a change of the menus by another process may go unnoticed. */
const freshness = 5_000;

interface Cached {
  at: number;
  rows: Promise<MenuRow[]>;
  isRead: boolean;
}

const caches = new WeakMap<Database, Cached>();

/** All menus that are not deleted, as the running transaction sees them. */
export const currentMenus = async (): Promise<MenuRow[]> =>
  (await db()
    .select({
      menuId: menu.menuId,
      menuNm: menu.menuNm,
      upMenuId: menu.upMenuId,
      url: menu.url,
      sortNo: menu.sortNo,
      rmrk: menu.rmrk,
      useYn: menu.useYn,
      refData: menu.refData,
    })
    .from(menu)
    .where(eq(menu.delYn, 'N'))) as MenuRow[];

/**
 * All menus that are not deleted, from a cache that is refreshed when a change is announced or after a few seconds. Not
 * for use inside a transaction.
 */
export const menuRows = (): Promise<MenuRow[]> => {
  const database = currentDatabase();
  const known = caches.get(database);
  const isFresh = known && performance.now() - known.at < freshness;
  const isHit = isFresh && (known.isRead || !holdsConnection());
  countCacheRead('menus', Boolean(isHit));
  if (isHit) return known.rows;
  const made: Cached = { at: performance.now(), rows: currentMenus(), isRead: false };
  made.rows.then(
    () => {
      made.isRead = true;
    },
    () => {
      if (caches.get(database) === made) caches.delete(database);
    },
  );
  caches.set(database, made);
  return made.rows;
};

/** Clears the cache of menus. Call it after the commit: an earlier read would cache the old tree. */
export const menusChanged = (): boolean => caches.delete(currentDatabase());

/** Computed once per array of menu rows, which many requests share. */
const idsOfRows = new WeakMap<readonly MenuRow[], MenuIds>();

const findIds = (all: readonly MenuRow[]): MenuIds => {
  const rows = all.filter(({ useYn }) => useYn === 'Y');
  const byUrl = new Map(rows.flatMap((row) => (row.url ? [[row.url, row.menuId] as const] : [])));
  const idsOf = (url: string) =>
    url === boardMenuUrl ? [...boardPlaces(rows).keys()] : (byUrl.get(url) ?? []);
  return (urls) => urls.flatMap(idsOf);
};

/** The lookup of menu ids by url that `authorize` takes; `{boardMenuUrl}` matches every menu with a board. */
export const menuIdsOf = async (): Promise<MenuIds> => {
  const rows = await menuRows();
  const ids = idsOfRows.get(rows) ?? findIds(rows);
  idsOfRows.set(rows, ids);
  return ids;
};
