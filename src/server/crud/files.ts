import { and, asc, eq, inArray } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { storedFile } from '#generated/tables/index.ts';
import type { Caller } from '../access/caller.ts';
import { db, reader } from '../database/db.ts';
import type { UploadedFile } from './upload.ts';

export interface FileInfo {
  fileId: string;
  orgnlFileNm: string;
  expln: string | null;
  fileSize: number;
  fileExtn: string;
}

/** Files of a record, in the order they were attached. */
export const filesOf = async (spec: EntitySpec, key: string | number): Promise<FileInfo[]> => {
  const found = await reader()
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.ownerEntity, spec.name),
        eq(storedFile.ownerKey, String(key)),
        eq(storedFile.delYn, 'N'),
      ),
    )
    .orderBy(asc(storedFile.regDt), asc(storedFile.fileId));
  return found.map((file) => ({
    fileId: file.fileId,
    orgnlFileNm: file.orgnlFileNm ?? '',
    expln: file.expln,
    fileSize: file.fileSize ?? 0,
    fileExtn: file.fileExtn ?? '',
  }));
};

/** Ties uploaded files to the record and takes the removed ones off it, in the record's transaction. */
export const writeFiles = async (
  spec: EntitySpec,
  key: string | number,
  files: readonly UploadedFile[],
  removed: readonly string[],
  caller: Caller | null,
): Promise<void> => {
  const who = caller?.user.userId ?? 'SYSTEM';
  if (removed.length) {
    await db()
      .update(storedFile)
      .set({ delYn: 'Y', mdfrId: who })
      .where(
        and(
          inArray(storedFile.fileId, [...removed]),
          eq(storedFile.ownerEntity, spec.name),
          eq(storedFile.ownerKey, String(key)),
        ),
      );
  }
  if (files.length === 0) return;
  const now = Date.now();
  await db()
    .insert(storedFile)
    .values(
      files.map((file, index) => ({
        ...file,
        ownerEntity: spec.name,
        ownerKey: String(key),
        rgtrId: who,
        mdfrId: who,
        regDt: new Date(now + index),
      })),
    );
};
