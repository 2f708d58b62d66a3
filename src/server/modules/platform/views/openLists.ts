import { authorize } from '#server/kernel/access/authorize.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { menuRows } from '#server/kernel/access/menus.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';

/** It has no menu, and everybody who is signed in may open it. */
const search = '/search';
/** A list of records of several entities. */
const reports = '/article/Report';
/** Two lists on one screen, of which no views are kept. */
const codes = '/admin/CommonCodeManage';

/** Calls of statistics: each of their menus is one, whose address holds its conditions as a list's does. */
const statistics = '/statistics/';

/** The menus whose screen is a list or a statistic that views are kept of. */
const viewedMenus = ({ resources, operations }: Catalogue): string[] => [
  ...Object.values(resources)
    .flatMap(({ operations: own, menus }) => (own.list ? menus : []))
    .filter((url) => url !== codes),
  ...operations.flatMap(({ path, menus }) => (path.startsWith(statistics) ? menus : [])),
  reports,
];

/**
 * The addresses of the lists and statistics with views that the caller may open at this moment: their menu is in use, and one of the
 * registry's calls answers the caller there, at the address from which they ask. Not for use inside a transaction.
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
