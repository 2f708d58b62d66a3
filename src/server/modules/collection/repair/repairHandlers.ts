import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { beginRepair, beginUndo, repairs } from './repairRuns.ts';

type Ids = 'GET /article-list/repair' | 'PUT /update-article/repair' | 'PUT /update-article/repair/undo';

/** Repair of stored articles by the present rules, with preview and undo. */
export const repairHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /article-list/repair': async () => ({ data: await repairs() }),
  'PUT /update-article/repair': async ({ body, caller }) => ({
    data: await beginRepair(body.tryYn === 'Y' ? 'Y' : 'N', caller.user.userId),
  }),
  'PUT /update-article/repair/undo': async ({ body, caller }) => ({
    data: await beginUndo(body.articleRepairId, caller.user.userId),
  }),
};
