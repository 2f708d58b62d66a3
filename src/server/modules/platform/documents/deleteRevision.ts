import { and, count, eq, lte, ne } from 'drizzle-orm';
import { today } from '#contract/days.ts';
import { document } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { deleteRecord } from '#server/kernel/crud/deleteRecord.ts';
import { keyValue, type Row } from '#server/kernel/crud/readRecord.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';

const inForce = (docKndCd: string) =>
  and(eq(document.docKndCd, docKndCd), eq(document.delYn, 'N'), lte(document.rvsnYmd, today()));

const isLastInForce = async (docId: number): Promise<boolean> => {
  const [own] = await db().select().from(document).where(eq(document.docId, docId));
  if (!own || own.delYn === 'Y' || own.rvsnYmd === null || own.rvsnYmd > today()) return false;
  const [others] = await db()
    .select({ n: count() })
    .from(document)
    .where(and(inForce(own.docKndCd), ne(document.docId, docId)));
  return others?.n === 0;
};

/** Takes a revision away; one at a time, so that of each kind one stays in force. @throws Failure 400 for the last one */
export const deleteRevision = (catalogue: Catalogue, caller: Caller | null, body: unknown): Promise<Row> =>
  advisoryLock('delete a document', async () => {
    const spec = entityOf(catalogue, 'document');
    const docId = keyValue(spec, (body as Row | null)?.docId);
    if (typeof docId === 'number' && (await isLastInForce(docId))) {
      throw badRequest('시행 중인 마지막 개정판은 삭제할 수 없습니다. 새 개정판을 먼저 등록해 주세요.');
    }
    return deleteRecord(catalogue, spec, caller, body);
  });
