import type { Calls } from '#generated/api/calls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { wholeCaller } from '#server/kernel/access/wholeCaller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { deleteView, insertView, updateView, viewsOf } from './savedViews.ts';

type Ids =
  | 'GET /savedview-list'
  | 'POST /insert-savedview'
  | 'PUT /update-savedview'
  | 'DELETE /delete-savedview';

/** How people look at lists, under names of theirs. Each change answers all that there is then. */
export const savedViewHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const answer = async (caller: Caller, viewId: number | null = null) => ({
    data: { views: await viewsOf(catalogue, caller), viewId },
  });
  return {
    'GET /savedview-list': ({ caller }) => answer(wholeCaller(caller)),
    'POST /insert-savedview': async ({ body, caller }) => {
      const known = wholeCaller(caller);
      return answer(known, await insertView(catalogue, known, body));
    },
    'PUT /update-savedview': async ({ body: { viewId, ...change }, caller }) => {
      const known = wholeCaller(caller);
      await updateView(catalogue, known, viewId, change);
      return answer(known, viewId);
    },
    'DELETE /delete-savedview': async ({ body: { viewId }, caller }) => {
      const known = wholeCaller(caller);
      await deleteView(catalogue, known, viewId);
      return answer(known);
    },
  };
};
