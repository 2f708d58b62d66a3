import { and, eq, ne } from 'drizzle-orm';
import { invalid } from '#contract/validation.ts';
import { document } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import type { UploadedFile } from '#server/kernel/crud/upload.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';

/** Two revisions of one day: nobody could say which is in force. */
const assertOnlyOne = async ({ docId, docKndCd, rvsnYmd }: Row): Promise<void> => {
  const [other] = await db()
    .select({ docId: document.docId })
    .from(document)
    .where(
      and(
        eq(document.docKndCd, String(docKndCd)),
        eq(document.rvsnYmd, String(rvsnYmd)),
        eq(document.delYn, 'N'),
        ne(document.docId, Number(docId)),
      ),
    )
    .limit(1);
  if (!other) return;
  const sentence =
    '같은 개정일의 개정판이 이미 있습니다. 개정일을 바꾸거나 앞의 개정판을 먼저 삭제해 주세요.';
  throw validationFailure([invalid('rvsnYmd', '개정일', sentence)]);
};

/** Registers a revision. @throws Failure 400 where the document has one of that day already */
export const insertRevision = (
  catalogue: Catalogue,
  caller: Caller | null,
  body: unknown,
  files: readonly UploadedFile[] | undefined,
): Promise<Row> =>
  advisoryLock('document revisions', async () => {
    const record = await insertRecord(catalogue, entityOf(catalogue, 'document'), caller, body, files);
    await assertOnlyOne(record);
    return record;
  });
