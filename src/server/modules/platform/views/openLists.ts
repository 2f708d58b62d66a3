import { authorize, type Caller } from '#server/kernel/access/caller.ts';
import { menuRows } from '#server/kernel/access/menus.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';

/** It has no menu; every signed-in user may open it. */
const search = '/search';
/** A list of records of several entities. */
const reports = '/article/Report';
/** Two lists on one screen, without saved views. */
const codes = '/admin/CommonCodeManage';

/** Statistics operations: each has a menu whose address contains the conditions, like that of a list. */
const statistics = '/statistics/';

/** The menus of lists and statistics that support saved views. */
const viewedMenus = ({ resources, operations }: Catalogue): string[] => [
  ...Object.values(resources)
    .flatMap(({ operations: own, menus }) => (own.list ? menus : []))
    .filter((url) => url !== codes),
  ...operations.flatMap(({ path, menus }) => (path.startsWith(statistics) ? menus : [])),
  reports,
];

/**
 * The addresses of lists and statistics with saved views that the caller may currently open: the menu is in use, and
 * one of its GET operations is permitted to the caller from their address. Not for use in a transaction.
 */
export const openLists = async (catalogue: Catalogue, caller: Caller): Promise<ReadonlySet<string>> => {
  const reading = catalogue.operations.filter(({ method, menus }) => method === 'GET' && menus.length > 0);
  const open = new Set(
    reading.flatMap((operation) =>
      caller
        .menuIdsOf(operation.menus)
        .filter((namedMenu) => !authorize(operation, caller, caller.menuIdsOf, { namedMenu })),
    ),
  );
  const lists = new Set(caller.menuIdsOf(viewedMenus(catalogue)).filter((menuId) => open.has(menuId)));
  const urls = (await menuRows()).flatMap(({ menuId, url }) => (url && lists.has(menuId) ? [url] : []));
  return new Set([search, ...urls]);
};
