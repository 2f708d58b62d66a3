import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import type { Upload } from '#server/kernel/crud/upload.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { keepsBoard } from '../policies/boards.ts';
import { tellOfComment } from './tellOfComment.ts';

/**
 * Changes a comment. Its release is news to whoever has to do with the post and could not see it before; it is its
 * author who said it, whoever let it be seen.
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
    const by = { userId: record.rgtrId as string, userNm: record.rgtrNm as string | null };
    await tellOfComment(
      catalogue,
      post,
      record,
      by,
      (told) => keepsBoard(told) || told.user.userId === caller.user.userId,
    );
    return record;
  });
