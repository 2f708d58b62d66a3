import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { requestReread, sourceReread } from './rereadRecord.ts';

type Ids = 'GET /mediafeed-reread' | 'POST /mediafeed-reread';

/** Endpoints of reading a source's kept answers anew. */
export const rereadHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /mediafeed-reread': async ({ query: { mediaFeedId } }) => ({
    data: await sourceReread(mediaFeedId, new Date()),
  }),
  'POST /mediafeed-reread': async ({ body: { mediaFeedId }, caller }) => ({
    data: await requestReread(mediaFeedId, caller.user.userId, new Date()),
  }),
};
