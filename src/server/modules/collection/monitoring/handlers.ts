import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { statusByGroup, statusByNation } from './articleStatus.ts';
import { recentStatus } from './collectionStatus.ts';
import { statusExcel } from './statusExcel.ts';

type Ids =
  | 'GET /collectionstatus-list'
  | 'GET /articlestatus/group'
  | 'GET /articlestatus/nation'
  | 'GET /articlestatus/excel';

/** What administrators watch: how much comes in, from where, and who registers how much. */
export const monitoringHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /collectionstatus-list': async () => ({ data: await recentStatus() }),
  'GET /articlestatus/group': async ({ query }) => ({ data: await statusByGroup(query) }),
  'GET /articlestatus/nation': async ({ query }) => ({ data: await statusByNation(query) }),
  'GET /articlestatus/excel': statusExcel,
};
