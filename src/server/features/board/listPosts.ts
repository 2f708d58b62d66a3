import { and, asc, count, eq, inArray, notExists } from 'drizzle-orm';
import type { ListAnswer } from '#contract/list.ts';
import { postComment, postRead, storedFile } from '#generated/tables/index.ts';
import type { Caller } from '../../access/caller.ts';
import { listQueryOf } from '../../crud/answers.ts';
import { readList } from '../../crud/readList.ts';
import type { Row } from '../../crud/readRecord.ts';
import { sourceOf } from '../../crud/source.ts';
import { columnOf } from '../../crud/tables.ts';
import { visibleRows } from '../../crud/where.ts';
import { reader } from '../../database/db.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';
import { lookedAt } from './lookedAt.ts';

/** Comments that the caller sees, per post. */
export const commentCounts = async (
  catalogue: Catalogue,
  caller: Caller | null,
  pstIds: readonly number[],
): Promise<Map<number, number>> => {
  if (pstIds.length === 0) return new Map();
  const rows = await reader()
    .select({ pstId: postComment.pstId, n: count() })
    .from(postComment)
    .where(
      and(
        inArray(postComment.pstId, [...pstIds]),
        visibleRows(sourceOf(catalogue, entityOf(catalogue, 'comment')), caller),
      ),
    )
    .groupBy(postComment.pstId);
  return new Map(rows.map(({ pstId, n }) => [pstId, Number(n)]));
};

/** Ids and first extension of the files of each post. */
const attachedTo = async (
  pstIds: readonly number[],
): Promise<Map<string, { fileId: string; fileExtn: string | null }[]>> => {
  if (pstIds.length === 0) return new Map();
  const rows = await reader()
    .select({ ownerKey: storedFile.ownerKey, fileId: storedFile.fileId, fileExtn: storedFile.fileExtn })
    .from(storedFile)
    .where(
      and(
        eq(storedFile.ownerEntity, 'post'),
        inArray(storedFile.ownerKey, pstIds.map(String)),
        eq(storedFile.delYn, 'N'),
      ),
    )
    .orderBy(asc(storedFile.regDt), asc(storedFile.fileId));
  return Map.groupBy(rows, ({ ownerKey }) => ownerKey ?? '');
};

/** How many posts of the boards asked for the caller has not opened yet. */
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
  const ofKinds = kinds.length ? inArray(columnOf(source.base, 'pstKndCd'), [...kinds]) : undefined;
  const [row] = (await reader()
    .select({ n: count() })
    .from(source.base as never)
    .where(and(visibleRows(source, caller), ofKinds, notExists(own)))) as { n: number }[];
  return Number(row?.n ?? 0);
};

/** A page of a board: with what the caller has read, comments and files of each post; how many are unread at all. */
export const listPosts = async (
  catalogue: Catalogue,
  caller: Caller,
  query: Row,
): Promise<ListAnswer<Row>> => {
  const spec = entityOf(catalogue, 'post');
  const found = await readList(sourceOf(catalogue, spec), caller, listQueryOf(spec, query, caller));
  const pstIds = found.data.map(({ pstId }) => pstId as number);
  const looked = await lookedAt(caller, pstIds);
  const counts = await commentCounts(catalogue, caller, pstIds);
  const files = await attachedTo(pstIds);
  const data = found.data.map((row) => {
    const pstId = row.pstId as number;
    const own = files.get(String(pstId)) ?? [];
    return {
      ...row,
      prslYn: looked.has(pstId) ? 'Y' : 'N',
      commentCount: counts.get(pstId) ?? 0,
      fileIdList: own.map(({ fileId }) => fileId),
      fileExtn: own[0]?.fileExtn ?? null,
    };
  });
  const unread = await unreadCount(catalogue, caller, [query.pstKndCd ?? []].flat().map(String));
  return { ...found, data, stats: { unread } };
};
