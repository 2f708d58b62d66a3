import { and, count, eq, inArray, ne, notExists } from 'drizzle-orm';
import type { ListAnswer } from '#contract/list.ts';
import { postRead } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { listQueryOf } from '#server/kernel/crud/answers.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { selectFrom, unionOf } from '#server/kernel/crud/readRows.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { visibleParts } from '#server/kernel/crud/where.ts';
import { reader } from '#server/kernel/database/db.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { completePosts } from './completePosts.ts';
import { boardsOf, defaultSort, requestedKinds } from './openBoards.ts';

/** Maximum of the count of unread posts. */
const maxUnread = 1_000;

/** Number of posts by others on these boards that the caller has not opened; at most a thousand are counted. */
const unreadCount = async (
  catalogue: Catalogue,
  caller: Caller,
  kinds: readonly string[],
): Promise<number> => {
  const source = sourceOf(catalogue, entityOf(catalogue, 'post'));
  const pstId = columnOf(source.base, 'pstId');
  const own = reader()
    .select({ pstId: postRead.pstId })
    .from(postRead)
    .where(and(eq(postRead.pstId, pstId), eq(postRead.userId, caller.user.userId)));
  const ofOthers = ne(columnOf(source.base, 'rgtrId'), caller.user.userId);
  const ofKinds = kinds.length ? inArray(columnOf(source.base, 'pstKndCd'), [...kinds]) : undefined;
  const unread = visibleParts(source, caller).map((part) =>
    selectFrom(source, ['pstId']).where(and(part, ofKinds, ofOthers, notExists(own))),
  );
  const some = unionOf(unread).limit(maxUnread).as('unread');
  const [row] = (await reader().select({ n: count() }).from(some)) as { n: number }[];
  return Number(row?.n ?? 0);
};

/** The query of a board's list, with the default order if none is given. */
export const postQuery = (query: Row): Row => {
  const { field, order } = defaultSort(requestedKinds(query));
  return { ...query, sort: query.sort ?? `${field},${order}` };
};

/**
 * A page of a board: with the caller's read flags, comments, files and recipients of each post; and the total number of
 * unread posts. @throws Failure 403 for a board that is not open to the caller
 */
export const listPosts = async (
  catalogue: Catalogue,
  caller: Caller,
  query: Row,
): Promise<ListAnswer<Row>> => {
  const spec = entityOf(catalogue, 'post');
  const kinds = boardsOf(caller, query, 'menu:list');
  const found = await readList(
    sourceOf(catalogue, spec),
    caller,
    listQueryOf(spec, postQuery(query), caller),
  );
  const data = await completePosts(catalogue, caller, found.data);
  const unread = await unreadCount(catalogue, caller, kinds);
  return { ...found, data, stats: { unread } };
};
