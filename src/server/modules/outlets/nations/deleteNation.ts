import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { deleteRecord } from '#server/kernel/crud/deleteRecord.ts';
import { lockRow } from '#server/kernel/crud/lockRow.ts';
import { inWords, usesOf } from '#server/kernel/crud/usesOf.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';

const refuseInUse = async (catalogue: Catalogue, ntnId: unknown): Promise<void> => {
  if (typeof ntnId !== 'string') return;
  const uses = await usesOf(catalogue, (field) => field.ref?.entity === 'nationCode', ntnId);
  if (uses.length)
    throw badRequest(
      `쓰는 곳이 있어 삭제할 수 없습니다. (${inWords(uses)}) 삭제하는 대신 미사용으로 바꿔 주세요.`,
    );
};

/** A country referenced by records cannot be deleted, only disabled. */
export const deleteNation =
  (catalogue: Catalogue): Handler<'DELETE /delete-nationcode'> =>
  async ({ body, caller }) => {
    const spec = entityOf(catalogue, 'nationCode');
    const { ntnId } = body as { ntnId?: unknown };
    const data = await inTransaction(async () => {
      await lockRow(catalogue, spec, ntnId, 'removal');
      await refuseInUse(catalogue, ntnId);
      return deleteRecord<{ ntnId: string }>(catalogue, spec, caller, body);
    });
    return { data };
  };
