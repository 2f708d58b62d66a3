import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { messages } from '#contract/messages.ts';
import { invalid } from '#contract/validation.ts';
import { document, storedFile } from '#generated/tables/index.ts';
import { filePath, type UploadedFile } from '#server/kernel/crud/upload.ts';
import { db } from '#server/kernel/database/db.ts';
import { notFound, validationFailure } from '#server/kernel/failure.ts';

interface TakenOver {
  files: UploadedFile[];
  /** Takes the copies back when the revision was not stored. */
  discard(): Promise<void>;
}

/** Files of revisions of that kind that are there. */
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

/** The same bytes under a second name, so that each revision owns its files; copied where the disk cannot link. */
const double = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
};

/**
 * Files of earlier revisions of the same kind for a new one.
 * @throws Failure 400 without a file, 404 when one is no file of that kind of document or the store has lost it
 */
export const takeOverFiles = async (
  fileIds: readonly string[],
  docKndCd: string,
  dataDir: string,
): Promise<TakenOver> => {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0)
    throw validationFailure([invalid('fileIdList', '첨부파일', messages.form.documentFileNeeded)]);
  const found = await filesOfKind(wanted, docKndCd);
  const files: UploadedFile[] = [];
  const discard = async () => {
    await Promise.all(files.map(({ fileId }) => rm(filePath(dataDir, fileId), { force: true })));
  };
  try {
    for (const wantedId of wanted) {
      const source = found.find(({ file }) => file.fileId === wantedId)?.file;
      if (!source) throw notFound('이어받을 파일');
      const fileId = randomUUID();
      await double(filePath(dataDir, wantedId), filePath(dataDir, fileId)).catch(() => {
        throw notFound('이어받을 파일');
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
