import { deleteRecord } from '../../crud/deleteRecord.ts';
import { inWords, usesOf } from '../../crud/usesOf.ts';
import { badRequest } from '../../failure.ts';
import type { Handler } from '../../operations/call.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';

/** A country that records name cannot go; it is put out of use instead. */
export const deleteNation =
  (catalogue: Catalogue): Handler<'DELETE /delete-nationcode'> =>
  async ({ body, caller }) => {
    const { ntnId } = body as { ntnId?: unknown };
    const uses =
      typeof ntnId === 'string'
        ? await usesOf(catalogue, (field) => field.ref?.entity === 'nationCode', ntnId)
        : [];
    if (uses.length) {
      throw badRequest(
        `쓰는 곳이 있어 삭제할 수 없습니다. (${inWords(uses)}) 삭제하는 대신 미사용으로 바꿔 주세요.`,
      );
    }
    return { data: await deleteRecord(catalogue, entityOf(catalogue, 'nationCode'), caller, body) };
  };
