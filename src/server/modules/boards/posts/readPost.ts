import { and, eq } from 'drizzle-orm';
import { missing } from '#contract/validation.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { filesOfMany } from '#server/kernel/crud/files.ts';
import { neighboursIn } from '#server/kernel/crud/neighbours.ts';
import { presentRecord, recordColumns } from '#server/kernel/crud/present.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { readRows } from '#server/kernel/crud/readRows.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { recordView } from './completePosts.ts';
import { assertOnBoard, defaultSort } from './openBoards.ts';
import { addressedBy, recipientsOf } from './recipients.ts';

/** The previous and next post in the same board, in the default order. */
const neighbours = (catalogue: Catalogue, caller: Caller, record: Row) =>
  neighboursIn(sourceOf(catalogue, entityOf(catalogue, 'post')), caller, record, {
    within: 'pstKndCd',
    field: defaultSort([String(record.pstKndCd)]).field,
  });

interface Placed {
  cmntId: number;
  upCmntId: number | null;
  sortNo: number;
}

const inOrder = (a: Placed, b: Placed): number => a.sortNo - b.sortNo || a.cmntId - b.cmntId;

/** Comments by sortNo, each followed by its replies, also by sortNo. Replies to a deleted comment come last. */
const byPlace = <T extends Placed>(comments: readonly T[]): T[] => {
  const tops = comments.filter(({ upCmntId }) => upCmntId === null).toSorted(inOrder);
  const known = new Set(tops.map(({ cmntId }) => cmntId));
  const replies = Map.groupBy(comments, ({ upCmntId }) => upCmntId);
  const orphans = comments.filter(({ upCmntId }) => upCmntId !== null && !known.has(upCmntId));
  return [
    ...tops.flatMap((top) => [top, ...(replies.get(top.cmntId) ?? []).toSorted(inOrder)]),
    ...orphans.toSorted((a, b) => (a.upCmntId ?? 0) - (b.upCmntId ?? 0) || inOrder(a, b)),
  ];
};

/** Comments and replies that the caller sees, in reading order. */
const commentsOf = async (catalogue: Catalogue, caller: Caller, pstId: number): Promise<Row[]> => {
  const spec = entityOf(catalogue, 'comment');
  const source = sourceOf(catalogue, spec);
  const names = recordColumns(spec).map(({ name }) => name);
  const ofPost = and(eq(columnOf(source.base, 'pstId'), pstId), visibleRows(source, caller));
  const rows = await readRows(source, names, (query) => query.where(ofPost));
  const files = await filesOfMany(
    spec,
    rows.map(({ cmntId }) => cmntId as number),
  );
  const whole = rows.map((row) =>
    presentRecord<Row & Placed>(spec, { ...row, files: files.get(String(row.cmntId)) ?? [] }),
  );
  return byPlace(whole);
};

/** A post as presented to the caller, with its comments. */
export const presentPost = async (catalogue: Catalogue, caller: Caller, record: Row): Promise<Row> => {
  const comments = await commentsOf(catalogue, caller, record.pstId as number);
  const files = record.files as { fileId: string; fileExtn: string }[];
  return {
    ...presentRecord<Row>(entityOf(catalogue, 'post'), record),
    prslYn: 'Y',
    fileIdList: files.map(({ fileId }) => fileId),
    fileExtn: files[0]?.fileExtn ?? null,
    ...addressedBy(recipientsOf(record)),
    ...(await neighbours(catalogue, caller, record)),
    commentCount: comments.length,
    comments,
  };
};

/**
 * Opens a post and counts the view, once per user. @throws Failure 400 without an id, 403 without the right to read its
 * board, 404
 */
export const readPost = async (catalogue: Catalogue, caller: Caller, pstId: unknown): Promise<Row> => {
  if (pstId === undefined || pstId === '') throw validationFailure([missing('pstId', '글 번호')]);
  const spec = entityOf(catalogue, 'post');
  const found = await readRecord(catalogue, spec, caller, pstId, { alone: true });
  assertOnBoard(caller, found, 'menu:read');
  const { pstId: key } = found;
  await recordView(caller, key as number);
  return presentPost(catalogue, caller, await readRecord(catalogue, spec, caller, key));
};
