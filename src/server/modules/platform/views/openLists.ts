import { authorize } from '#server/kernel/access/authorize.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { menuRows } from '#server/kernel/access/menus.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';

/** The search is open to everybody who is signed in, and no menu. */
const search = '/search';

/**
 * The addresses of the lists that the caller may open now: menus in use whose rows one of the registry's calls answers
 * them, from the address where they are.
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
  const urls = (await menuRows()).flatMap(({ menuId, url, useYn }) =>
    url && useYn === 'Y' && open.has(menuId) ? [url] : [],
  );
  return new Set([search, ...urls]);
};
