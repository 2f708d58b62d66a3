import type { Calls } from '#generated/api/calls.ts';
import type { KeptView } from '#generated/types/savedViewCalls.ts';
import { authorize, type Caller, verifiedCaller } from '#server/kernel/access/caller.ts';
import { menuRows } from '#server/kernel/access/menus.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { deleteView, insertView, readableView, updateView, viewsOf } from './savedViews.ts';

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
const openLists = async (catalogue: Catalogue, caller: Caller): Promise<ReadonlySet<string>> => {
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

/** The views that the caller may read, own ones first. Not for use in a transaction, like the next one. */
export const visibleViews = async (catalogue: Catalogue, caller: Caller): Promise<KeptView[]> =>
  viewsOf(await openLists(catalogue, caller), caller);

/** A view that the caller may read; undefined if it is deleted, no longer shared, or of a list closed to them. */
export const viewOf = async (
  catalogue: Catalogue,
  caller: Caller,
  viewId: number,
): Promise<KeptView | undefined> => readableView(await openLists(catalogue, caller), caller, viewId);

type Ids =
  | 'GET /savedview-list'
  | 'POST /insert-savedview'
  | 'PUT /update-savedview'
  | 'DELETE /delete-savedview';

/** Endpoints for saved views. Each change returns all views as they are afterwards. */
export const savedViewHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const known = async (caller: Caller | null) => {
    const whole = verifiedCaller(caller);
    return [await openLists(catalogue, whole), whole] as const;
  };
  const answer = async (
    [lists, caller]: Awaited<ReturnType<typeof known>>,
    viewId: number | null = null,
  ) => ({ data: { views: await viewsOf(lists, caller), viewId } });
  return {
    'GET /savedview-list': async ({ caller }) => answer(await known(caller)),
    'POST /insert-savedview': async ({ body, caller }) => {
      const who = await known(caller);
      return answer(who, await insertView(...who, body));
    },
    'PUT /update-savedview': async ({ body: { viewId, ...change }, caller }) => {
      const who = await known(caller);
      await updateView(...who, viewId, change);
      return answer(who, viewId);
    },
    'DELETE /delete-savedview': async ({ body: { viewId }, caller }) => {
      const who = await known(caller);
      await deleteView(...who, viewId);
      return answer(who);
    },
  };
};
