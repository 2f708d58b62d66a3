import type { Calls } from '#generated/api/calls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { unauthorized } from '#server/kernel/failure.ts';
import { listNotices } from './listNotices.ts';
import { checkNotice, settleAll } from './settle.ts';

type Ids = 'GET /notice-list' | 'GET /notice-check' | 'PUT /update-notice/read-all' | 'GET /notice-events';

const known = (caller: Caller | null): Caller => {
  if (!caller) throw unauthorized();
  return caller;
};

/** The bell: what waits for a person, and what they have dealt with. */
export const notificationHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'GET /notice-list': async ({ query, caller }) =>
    (await listNotices(catalogue, known(caller), query)) as never,
  'GET /notice-check': async ({ query: { ntcId }, caller }) => ({
    data: await checkNotice(catalogue, known(caller), ntcId),
  }),
  'PUT /update-notice/read-all': async ({ body: { upToNtcId }, caller }) => ({
    data: await settleAll(known(caller), upToNtcId ?? null),
  }),
  'GET /notice-events': async ({ caller, request, reply }) => {
    const last = request.headers['last-event-id'];
    const stream = await request.server.noticeStreams.open(
      known(caller),
      typeof last === 'string' ? last : undefined,
    );
    // no proxy may gather what is to arrive at once, and a server that stops need not wait for the connection
    reply.headers({
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    return reply.type('text/event-stream; charset=utf-8').send(stream) as never;
  },
});
