import type { Calls } from '#generated/api/calls.ts';
import { type Caller, verifiedCaller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { openLists } from './openLists.ts';
import { deleteView, insertView, updateView, viewsOf } from './savedViews.ts';

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
