import { and, eq, ne, sql } from 'drizzle-orm';
import { missing } from '#contract/validation.ts';
import { boardPost } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { neighboursIn } from '#server/kernel/crud/neighbours.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { db } from '#server/kernel/database/db.ts';
import { denied, validationFailure } from '#server/kernel/failure.ts';
import { mayInMenu } from '../policies/boardPosts.ts';
import { completeBoardPosts } from './completeBoardPosts.ts';

/** A post that the caller may open, by its number. @throws Failure 400 without one, 403 without the right to read, 404 */
export const openBoardPost = async (catalogue: Catalogue, caller: Caller, pstId: unknown): Promise<Row> => {
  if (pstId === undefined || pstId === '') throw validationFailure([missing('pstId', '글 번호')]);
  const record = await readRecord(catalogue, entityOf(catalogue, 'boardPost'), caller, pstId);
  if (!mayInMenu(caller, record.menuId, 'menu:read')) throw denied();
  return record;
};

/** One more look, but for the author's own. The post keeps its version. */
const countLook = async (caller: Caller, pstId: number): Promise<void> => {
  await db()
    .update(boardPost)
    .set({ inqCnt: sql`${boardPost.inqCnt} + 1` })
    .where(and(eq(boardPost.pstId, pstId), ne(boardPost.rgtrId, caller.user.userId)));
};

/** A post as its page shows it: with its files, its cover, and the posts before and after it on its board. */
export const readBoardPost = async (catalogue: Catalogue, caller: Caller, pstId: unknown): Promise<Row> => {
  const spec = entityOf(catalogue, 'boardPost');
  const { pstId: key } = await openBoardPost(catalogue, caller, pstId);
  await countLook(caller, key as number);
  const record = await readRecord(catalogue, spec, caller, key);
  const [completed] = await completeBoardPosts(catalogue, caller, [presentRecord(spec, record)]);
  const beside = await neighboursIn(sourceOf(catalogue, spec), caller, record, {
    within: 'menuId',
    field: 'regDt',
  });
  return { ...completed, ...beside };
};
