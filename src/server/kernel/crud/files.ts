import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid, missing } from '#contract/validation.ts';
import { storedFile } from '#generated/tables/index.ts';
import type { Caller } from '../access/caller.ts';
import { builtOnce, db, reader } from '../database/db.ts';
import { policyOf } from './policies.ts';
import type { UploadedFile } from './upload.ts';

export interface FileInfo {
  fileId: string;
  orgnlFileNm: string;
  expln: string | null;
  /** Menu under which the file was attached, as sent by the client. */
  menuId: number | null;
  fileSize: number;
  fileExtn: string;
}

const infoOf = (file: typeof storedFile.$inferSelect): FileInfo => ({
  fileId: file.fileId,
  orgnlFileNm: file.orgnlFileNm ?? '',
  expln: file.expln,
  menuId: file.menuId,
  fileSize: file.fileSize ?? 0,
  fileExtn: file.fileExtn ?? '',
});

/** Files of many records by key, each in the order of attachment; records without files are missing from the map. */
export const filesOfMany = async (
  spec: EntitySpec,
  keys: readonly (string | number)[],
): Promise<Map<string, FileInfo[]>> => {
  const files = new Map<string, FileInfo[]>();
  if (keys.length === 0) return files;
  const found = await reader()
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.ownerEntity, spec.name),
        inArray(storedFile.ownerKey, keys.map(String)),
        eq(storedFile.delYn, 'N'),
      ),
    )
    .orderBy(asc(storedFile.regDt), asc(storedFile.fileId));
  for (const file of found) {
    const own = files.get(file.ownerKey ?? '') ?? [];
    own.push(infoOf(file));
    files.set(file.ownerKey ?? '', own);
  }
  return files;
};

const filesStatement = builtOnce((handle) =>
  handle
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.ownerEntity, sql.placeholder('entity')),
        eq(storedFile.ownerKey, sql.placeholder('key')),
        eq(storedFile.delYn, 'N'),
      ),
    )
    .orderBy(asc(storedFile.regDt), asc(storedFile.fileId))
    .prepare(''),
);

/** Files of a record, in the order of attachment. */
export const filesOf = async (spec: EntitySpec, key: string | number): Promise<FileInfo[]> =>
  (await filesStatement().execute({ entity: spec.name, key: String(key) })).map(infoOf);

/** Attaches uploaded files to the record and detaches removed ones, in the record's transaction. */
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
      .set({ delYn: 'Y', mdfrId: who, mdfcnDt: new Date() })
      .where(
        and(
          inArray(storedFile.fileId, [...removed]),
          eq(storedFile.ownerEntity, spec.name),
          eq(storedFile.ownerKey, String(key)),
        ),
      );
  }
  const now = Date.now();
  if (files.length)
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
  if (removed.length || files.length) await policyOf(spec)?.filesChanged?.(key);
};

/** The files of a stored record that remain after a removal. */
export const filesLeft = (
  spec: EntitySpec,
  stored: Record<string, unknown>,
  removed: readonly string[],
): FileInfo[] =>
  spec.fields
    .filter(({ files }) => files)
    .flatMap(({ name }) => (stored[name] ?? []) as FileInfo[])
    .filter(({ fileId }) => !removed.includes(fileId));

/**
 * Problems of the number of files that the record would have.
 * @param stored the stored record with its files; empty for a new one
 */
export const fileProblems = (
  spec: EntitySpec,
  stored: Record<string, unknown>,
  added: number,
  removed: readonly string[] = [],
): FormProblem[] =>
  spec.fields.flatMap((field): FormProblem[] => {
    if (!field.files) return [];
    const count = filesLeft(spec, stored, removed).length + added;
    if (count < field.files.min) {
      return [{ ...missing(field.name, field.label), message: messages.form.documentFileNeeded }];
    }
    const tooMany = messages.form.fileCount.replace('10', String(field.files.max));
    return count > field.files.max ? [invalid(field.name, field.label, tooMany)] : [];
  });

/** Detaches all files from a record that is restored without its old values. */
export const dropFiles = async (
  spec: EntitySpec,
  key: string | number,
  caller: Caller | null,
): Promise<void> => {
  await db()
    .update(storedFile)
    .set({ delYn: 'Y', mdfrId: caller?.user.userId ?? 'SYSTEM', mdfcnDt: new Date() })
    .where(and(eq(storedFile.ownerEntity, spec.name), eq(storedFile.ownerKey, String(key))));
};
