import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ItemKind } from '#contract/itemKinds.ts';
import { countCap, maxPicked } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Call, Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { literalNumber } from '#server/kernel/database/fragments.ts';
import { instant, row } from '#server/kernel/database/rows.ts';
import { denied, validationFailure } from '#server/kernel/failure.ts';
import {
  isUnread,
  markAllRead,
  markRead,
  noteVisit,
  sinceLastVisit,
  startUnreadTracking,
  undoMarkAll,
} from '#server/modules/reading/index.ts';
import { openKinds } from '#server/modules/search/index.ts';
import { paths, queryOf } from './articleHandlers.ts';
import { followedCounts } from './followedCounts.ts';
import { itemsWhere } from './label/itemsQuery.ts';

type Path = (typeof paths)[ItemKind];
type OwnIds = 'PUT /update-article/read' | 'PUT /update-article/visit' | 'PUT /update-article/read-all/undo';
type Followed = 'GET /article-list/followed';
type ListIds = `GET /${Path}-list/unread` | `PUT /update-${Path}/read-all`;
type Handling<Ids extends keyof Calls> = { [Id in Ids]: Handler<Id> };

const markOf = async (
  catalogue: Catalogue,
  caller: Caller,
  { articleIds, readYn }: { articleIds: readonly number[]; readYn: string },
): Promise<number> => {
  if (articleIds.length === 0 || articleIds.length > maxPicked)
    throw validationFailure([invalid('articleIds', '기사', `한 번에 ${maxPicked}건까지 바꿀 수 있습니다.`)]);
  return markRead(caller.user.userId, articleIds, readYn === 'Y', await openKinds(catalogue, caller));
};

/** A call of somebody who is signed in. */
type OwnCall = Call<Record<string, unknown>, unknown, Caller>;

const ofList = (catalogue: Catalogue, kind: ItemKind) => {
  /** Condition for all rows of the list, read or unread. */
  const listed = async (call: Pick<OwnCall, 'query' | 'caller'>): Promise<SQL | undefined> => {
    const { unreadOf: _unreadOf, ...query } = await queryOf(call, kind);
    const { where } = await itemsWhere(kind, query);
    return and(where, visibleRows(sourceOf(catalogue, entityOf(catalogue, kind)), call.caller));
  };
  const counts = async (call: Pick<OwnCall, 'query' | 'caller'>) => {
    const { userId } = call.caller.user;
    const where = await listed(call);
    const since = sinceLastVisit(call.caller, kind);
    const upTo = (further: SQL, order = sql``) =>
      sql`(select count(*)::int from (select from ${article} where ${and(where, further)} ${order}
        limit ${literalNumber(countCap + 1)}) as up_to_the_cap)`;
    // in this order, so that the few new rows are read through their index: without it the planner expects a third of
    // all rows
    const newestFirst = sql`order by ${article.regDt} desc nulls last`;
    const found = await row(
      z.object({
        unread: z.number(),
        came: z.number(),
        since: instant.nullable(),
        newest: z.number(),
      }),
      sql`select ${upTo(isUnread(userId))} as unread, ${upTo(sql`${article.regDt} > ${since}`, newestFirst)} as came,
        ${since}::text as since,
        (select coalesce(max(${article.articleId}), 0) from ${article}) as newest`,
    );
    return {
      unreadCnt: found.unread,
      newCnt: found.came,
      sinceDt: found.since?.toISOString() ?? null,
      upTo: found.newest,
    };
  };
  const markAll = async (call: Pick<OwnCall, 'query' | 'caller'>, upTo: number) =>
    markAllRead(call.caller.user.userId, await listed(call), upTo);
  return {
    [`GET /${paths[kind]}-list/unread`]: async (call: OwnCall) => ({ data: await counts(call) }),
    [`PUT /update-${paths[kind]}/read-all`]: async (call: OwnCall) => ({
      data: { marked: await markAll(call, (call.body as { upTo: number }).upTo) },
    }),
  };
};

const own = (catalogue: Catalogue): Handling<OwnIds> => ({
  'PUT /update-article/read': async ({ body, caller }) => ({
    data: { marked: await markOf(catalogue, caller, body) },
  }),
  'PUT /update-article/visit': async ({ body: { itemKnd }, caller }) => {
    const { user } = caller;
    const open = await openKinds(catalogue, caller);
    if (itemKnd === 'dashboard') {
      if (open.length > 0) await startUnreadTracking(user.userId);
      return { data: { sinceDt: null } };
    }
    if (!open.includes(itemKnd)) throw denied();
    const since = await noteVisit(user.userId, itemKnd);
    return { data: { sinceDt: since?.toISOString() ?? null } };
  },
  'PUT /update-article/read-all/undo': async ({ caller }) => ({
    data: { marked: await undoMarkAll(caller.user.userId) },
  }),
});

/** Handlers for the items that a user has read: private to the user, and not part of the items. */
export const readMarkHandlers = (catalogue: Catalogue): Handling<OwnIds | ListIds | Followed> => ({
  ...own(catalogue),
  'GET /article-list/followed': async (call) => ({ data: await followedCounts(catalogue, call) }),
  ...(Object.assign(
    {},
    ...(Object.keys(paths) as ItemKind[]).map((kind) => ofList(catalogue, kind)),
  ) as Handling<ListIds>),
});
