import { eq } from 'drizzle-orm';
import { boardMenuUrl, boardPlaces } from '#contract/boards.ts';
import { menu } from '#generated/tables/index.ts';
import type { MenuIds } from '../../access/judge.ts';
import type { Database } from '../../database/database.ts';
import { currentDatabase, db } from '../../database/db.ts';
import type { MenuRow } from './menuTree.ts';

/** How long another process' change of the menus may stay unseen, in milliseconds. */
const freshness = 5_000;

const caches = new WeakMap<Database, { at: number; rows: Promise<MenuRow[]> }>();

/** All menus that are there, as the running transaction sees them. */
export const livingMenus = async (): Promise<MenuRow[]> =>
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

/** The same, read anew when a change was announced or after a few seconds. Not for use inside a transaction. */
export const menuRows = (): Promise<MenuRow[]> => {
  const database = currentDatabase();
  const known = caches.get(database);
  if (known && Date.now() - known.at < freshness) return known.rows;
  const rows = livingMenus();
  rows.catch(() => caches.delete(database));
  caches.set(database, { at: Date.now(), rows });
  return rows;
};

/** Call it when the change is committed: what is read before that is the old tree. */
export const menusChanged = (): boolean => caches.delete(currentDatabase());

/** Found once for the rows of the menus, which are the same ones for many requests. */
const idsOfRows = new WeakMap<readonly MenuRow[], MenuIds>();

const findIds = (all: readonly MenuRow[]): MenuIds => {
  const rows = all.filter(({ useYn }) => useYn === 'Y');
  const byUrl = new Map(rows.flatMap((row) => (row.url ? [[row.url, row.menuId] as const] : [])));
  const idsOf = (url: string) =>
    url === boardMenuUrl ? [...boardPlaces(rows).keys()] : (byUrl.get(url) ?? []);
  return (urls) => urls.flatMap(idsOf);
};

/** Menu ids of urls, for the judge; of every menu that holds a board where that is asked for. */
export const menuIdsOf = async (): Promise<MenuIds> => {
  const rows = await menuRows();
  const ids = idsOfRows.get(rows) ?? findIds(rows);
  idsOfRows.set(rows, ids);
  return ids;
};
