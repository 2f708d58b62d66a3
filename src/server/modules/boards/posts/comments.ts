import { and, eq, isNull, max, or } from 'drizzle-orm';
import { invalid } from '#contract/validation.ts';
import { postComment, postRecipient } from '#generated/tables/index.ts';
import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { keyValue, type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import type { Upload, UploadedFile } from '#server/kernel/crud/upload.ts';
import { advisoryLock, db, inTransaction } from '#server/kernel/database/db.ts';
import { badRequest, denied, validationFailure } from '#server/kernel/failure.ts';
import { isBoardKind, mayOnBoard, moderatesBoard } from '../policies/posts.ts';
import { notifyOfComment } from './notify.ts';

const isAddressed = async ({ user }: Caller, pstId: number): Promise<boolean> => {
  const isThem = or(
    eq(postRecipient.userId, user.userId),
    user.groupId === null ? undefined : eq(postRecipient.groupId, user.groupId),
  );
  const found = await db()
    .select({ pstId: postRecipient.pstId })
    .from(postRecipient)
    .where(and(eq(postRecipient.pstId, pstId), eq(postRecipient.delYn, 'N'), isThem))
    .limit(1);
  return found.length > 0;
};

/**
 * Whether the caller may comment: with the right to write on the board, or as a recipient of the post, even if they can
 * only read the board.
 */
const mayComment = async (caller: Caller, { pstId, pstKndCd }: Row): Promise<boolean> => {
  if (!isBoardKind(pstKndCd)) return false;
  if (mayOnBoard(caller, pstKndCd, 'menu:write')) return true;
  return (
    pstKndCd === 'BOARD' &&
    mayOnBoard(caller, pstKndCd, 'menu:read') &&
    (await isAddressed(caller, pstId as number))
  );
};

/** Position after the existing comments or replies. */
const nextSortNo = async (pstId: number, upCmntId: number | null): Promise<number> => {
  const [row] = await db()
    .select({ last: max(postComment.sortNo) })
    .from(postComment)
    .where(
      and(
        eq(postComment.pstId, pstId),
        upCmntId === null ? isNull(postComment.upCmntId) : eq(postComment.upCmntId, upCmntId),
      ),
    );
  return (row?.last ?? 0) + 1;
};

/** A reply must be below a comment of the same post that is not itself a reply. */
const assertParent = async (
  catalogue: Catalogue,
  caller: Caller,
  pstId: number,
  upCmntId: unknown,
): Promise<void> => {
  const parent = await readRecord(catalogue, entityOf(catalogue, 'comment'), caller, upCmntId);
  if (parent.pstId !== pstId) throw validationFailure([invalid('upCmntId', '윗댓글')]);
  if (parent.upCmntId !== null)
    throw badRequest('답글에는 답글을 달 수 없습니다. 댓글에 답글을 달아 주세요.');
};

/**
 * Adds a comment or a reply to a post. A comment by an administrator is released at once unless the request says
 * otherwise.
 * @throws Failure 404 if the post does not exist or is hidden, 403 without the right to write on its board unless it is
 * addressed to the caller, 400 for a reply to a reply and on a board without comments
 */
export const insertComment = (
  catalogue: Catalogue,
  caller: Caller,
  body: unknown,
  files: readonly UploadedFile[] | undefined,
): Promise<Row> => {
  const spec = entityOf(catalogue, 'comment');
  const sent = (body ?? {}) as Row;
  const key = keyValue(entityOf(catalogue, 'post'), sent.pstId);
  return advisoryLock(`comments ${key}`, async () => {
    const post = await readRecord(catalogue, entityOf(catalogue, 'post'), caller, key, { alone: true });
    const { pstId, pstKndCd } = post;
    if (pstKndCd === 'NOTICE') throw badRequest('공지사항에는 댓글을 달 수 없습니다.');
    if (!(await mayComment(caller, post))) throw denied();
    const upCmntId = sent.upCmntId ?? null;
    if (upCmntId !== null) await assertParent(catalogue, caller, pstId as number, upCmntId);
    const sortNo = await nextSortNo(pstId as number, upCmntId as number | null);
    const rlsYn = isAdministrator(caller) ? (sent.rlsYn ?? 'Y') : undefined;
    const placed = { ...sent, sortNo: undefined, ...(rlsYn !== undefined && { rlsYn }) };
    const record = await insertRecord(catalogue, spec, caller, placed, files, {
      sortNo,
      rgtrNm: caller.user.userNm,
    });
    await notifyOfComment(catalogue, post, record, caller.user);
    return record;
  });
};

/**
 * Changes a comment. Its release notifies the users concerned with the post who could not see it before; the
 * notification names the author of the comment, whoever released it.
 */
export const updateComment = (
  catalogue: Catalogue,
  caller: Caller,
  body: unknown,
  upload: Upload | undefined,
): Promise<Row> =>
  inTransaction(async () => {
    const spec = entityOf(catalogue, 'comment');
    const { files, removed } = upload ?? {};
    let wasReleased = true;
    const record = await updateRecord(catalogue, spec, caller, body, files, removed, ({ before }) => {
      wasReleased = before?.rlsYn === 'Y';
      return {};
    });
    if (wasReleased || record.rlsYn !== 'Y') return record;
    const post = await readRecord(catalogue, entityOf(catalogue, 'post'), caller, record.pstId, {
      alone: true,
    });
    const author = { userId: record.rgtrId as string, userNm: record.rgtrNm as string | null };
    await notifyOfComment(
      catalogue,
      post,
      record,
      author,
      (reader) => moderatesBoard(reader) || reader.user.userId === caller.user.userId,
    );
    return record;
  });
