import { and, eq, inArray } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import type { ListAnswer } from '#contract/list.ts';
import { noticeKinds } from '#contract/notices.ts';
import type { Calls } from '#generated/api/calls.ts';
import { post } from '#generated/tables/index.ts';
import type { NoticeItem } from '#generated/types/notificationCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { listQueryOf } from '#server/kernel/crud/answers.ts';
import { asAnswer } from '#server/kernel/crud/present.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { reader } from '#server/kernel/database/db.ts';
import { checkNotice, markAllHandled } from './markHandled.ts';

type Row = Record<string, unknown>;

const isOfPost = ({ ntcClsfCd, trgtNm }: Row): boolean => ntcClsfCd === noticeKinds.post && trgtNm === 'post';

/** The ids of those notifications whose post is currently urgent. */
const urgentNotices = async (notices: readonly Row[]): Promise<Set<string>> => {
  const pstIds = notices.filter(isOfPost).map(({ comPstId }) => Number(comPstId));
  if (pstIds.length === 0) return new Set();
  const rows = await reader()
    .select({ pstId: post.pstId })
    .from(post)
    .where(and(inArray(post.pstId, pstIds), eq(post.emrgYn, 'Y')));
  const urgent = new Set(rows.map(({ pstId }) => String(pstId)));
  return new Set(
    notices
      .filter((row) => isOfPost(row) && urgent.has(String(row.comPstId)))
      .map(({ ntcId }) => String(ntcId)),
  );
};

const shown = ['ntcId', 'ntcClsfCd', 'ntcClsfCdNm', 'ttl', 'menuUrl', 'comPstId', 'regDt', 'rgtrNm'];
/** Columns that identify the record of a notification. */
const read = [...shown, 'trgtNm'];

interface Query {
  page?: number | null | undefined;
  size?: number | null | undefined;
}

/** The caller's pending notifications, newest first, and their number. */
const listNotices = async (
  catalogue: Catalogue,
  caller: Caller,
  { page, size }: Query,
): Promise<ListAnswer<NoticeItem>> => {
  const spec = entityOf(catalogue, 'notification');
  const requested = listQueryOf(
    spec,
    { page: page ?? constants.pageStart, size: size ?? constants.pageSizeDefault },
    caller,
  );
  const fields = spec.fields.filter(({ name }) => read.includes(name));
  const answer = await readList(sourceOf(catalogue, spec), caller, requested, { fields });
  const rows = answer.data as Record<string, unknown>[];
  const urgent = await urgentNotices(rows);
  const data = rows.map(({ trgtNm: _record, ...row }) => ({
    ...row,
    emrgYn: urgent.has(String(row.ntcId)) ? 'Y' : 'N',
  }));
  return { ...answer, data: asAnswer(data), stats: { pending: answer.totalRecords } };
};

type Ids = 'GET /notice-list' | 'GET /notice-check' | 'PUT /update-notice/read-all' | 'GET /notice-events';

/** Endpoints of the notification list: pending notifications, and marking them as handled. */
export const notificationHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'GET /notice-list': ({ query, caller }) => listNotices(catalogue, caller, query),
  'GET /notice-check': async ({ query: { ntcId }, caller }) => ({
    data: await checkNotice(catalogue, caller, ntcId),
  }),
  'PUT /update-notice/read-all': async ({ body: { upToNtcId }, caller }) => ({
    data: await markAllHandled(caller, upToNtcId ?? null),
  }),
  'GET /notice-events': async ({ caller, request, reply }) => {
    const last = request.headers['last-event-id'];
    const stream = await request.server.noticeStreams.open(
      caller,
      typeof last === 'string' ? last : undefined,
    );
    // proxies must not buffer the stream, and the connection must not delay a shutdown
    reply.headers({
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    return reply.type('text/event-stream; charset=utf-8').send(stream);
  },
});
