import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { today } from '#contract/days.ts';
import { messages } from '#contract/messages.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { document, storedFile } from '#generated/tables/index.ts';
import type { Document } from '#generated/types/document.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { withUpload } from '#server/kernel/crud/answers.ts';
import { deleteRecord } from '#server/kernel/crud/deleteRecord.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { keyValue, type Row } from '#server/kernel/crud/readRecord.ts';
import { discardingOnRefusal, type UploadedFile } from '#server/kernel/crud/upload.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { badRequest, notFound, validationFailure } from '#server/kernel/failure.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { FileMissing } from '#server/kernel/files/names.ts';

interface TakenOver {
  files: UploadedFile[];
  /** Deletes the copies if the revision was not stored. */
  discard(): Promise<void>;
}

/** Existing files of revisions of that kind. */
const filesOfKind = (fileIds: readonly string[], docKndCd: string) =>
  db()
    .select({ file: storedFile })
    .from(storedFile)
    .innerJoin(document, eq(storedFile.ownerKey, sql`${document.docId}::text`))
    .where(
      and(
        inArray(storedFile.fileId, [...fileIds]),
        eq(storedFile.ownerEntity, 'document'),
        eq(storedFile.delYn, 'N'),
        eq(document.delYn, 'N'),
        eq(document.docKndCd, docKndCd),
      ),
    );

/**
 * Copies files of earlier revisions of the same kind for a new one.
 * @throws Failure 400 without a file, 404 if one is not a file of that kind of document or is missing in the store
 */
const takeOverFiles = async (
  fileIds: readonly string[],
  docKndCd: string,
  store: FileStore,
): Promise<TakenOver> => {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0)
    throw validationFailure([invalid('fileIdList', '첨부파일', messages.form.documentFileNeeded)]);
  const found = await filesOfKind(wanted, docKndCd);
  const files: UploadedFile[] = [];
  const discard = async () => {
    await Promise.all(files.map(({ fileId }) => store.remove(fileId)));
  };
  try {
    for (const wantedId of wanted) {
      const source = found.find(({ file }) => file.fileId === wantedId)?.file;
      if (!source) throw notFound('이어받을 파일');
      const fileId = randomUUID();
      // each revision has its own copies
      await store.copy(wantedId, fileId).catch((error: unknown) => {
        throw error instanceof FileMissing ? notFound('이어받을 파일') : error;
      });
      files.push({
        fileId,
        orgnlFileNm: source.orgnlFileNm ?? wantedId,
        expln: source.expln,
        menuId: source.menuId,
        fileSize: source.fileSize ?? 0,
        fileExtn: source.fileExtn ?? '',
      });
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return { files, discard };
};

/** Refuses a second revision of the same day, since it would be unclear which is in force. */
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

/** Registers a revision. @throws Failure 400 if the document already has one of that day */
const insertRevision = (
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

/**
 * Deletes a revision; serialised, so that one revision of each kind stays in force. @throws Failure 400 for the last
 * one
 */
const deleteRevision = (
  catalogue: Catalogue,
  caller: Caller | null,
  body: unknown,
): Promise<{ docId: number }> =>
  advisoryLock('delete a document', async () => {
    const spec = entityOf(catalogue, 'document');
    const docId = keyValue(spec, (body as Row | null)?.docId);
    if (typeof docId === 'number' && (await isLastInForce(docId))) {
      throw badRequest('시행 중인 마지막 개정판은 삭제할 수 없습니다. 새 개정판을 먼저 등록해 주세요.');
    }
    return deleteRecord<{ docId: number }>(catalogue, spec, caller, body);
  });

type Ids = 'POST /insert-document-withfile' | 'POST /insert-document' | 'DELETE /delete-document';

/** Endpoints for revisions, which administrators add and delete but never change. */
export const revisionHandlers = (
  store: FileStore,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'document');
  const answer = (record: Row) => ({ data: presentRecord<Document>(spec, record) });
  return {
    'POST /insert-document-withfile': (call) =>
      withUpload(call, spec, { files: store }, async (body, upload) =>
        answer(await insertRevision(catalogue, call.caller, body, upload?.files)),
      ),
    'POST /insert-document': async ({ body: { fileIdList, ...record }, caller }) => {
      const taken = await takeOverFiles(fileIdList, record.docKndCd, store);
      return discardingOnRefusal(taken, async () =>
        answer(await insertRevision(catalogue, caller, record, taken.files)),
      );
    },
    'DELETE /delete-document': async ({ body, caller }) => ({
      data: await deleteRevision(catalogue, caller, body),
    }),
  };
};
