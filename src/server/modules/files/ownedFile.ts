import { and, eq, inArray } from 'drizzle-orm';
import { crudPath } from '#contract/crudPaths.ts';
import type { EntitySpec, OperationSpec } from '#contract/entity.ts';
import { fileField, isSecure } from '#contract/entityFields.ts';
import { storedFile } from '#generated/tables/index.ts';
import { authorize, type Caller } from '#server/kernel/access/caller.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { policyOf } from '#server/kernel/crud/policies.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { reader } from '#server/kernel/database/db.ts';
import { Failure, notFound } from '#server/kernel/failure.ts';

/** A stored file that the caller may read, with its record's entity. */
export interface OwnedFile {
  fileId: string;
  orgnlFileNm: string;
  fileExtn: string;
  spec: EntitySpec;
  record: Row;
  /** The operation whose right opens the record; its menu is logged. */
  right: OperationSpec;
  isSecure: boolean;
}

type FileRow = typeof storedFile.$inferSelect;

/** The answer for a file that does not exist, or not for the caller. */
export const missing = () => notFound('파일');

/**
 * The operation whose right opens a record of the entity: its own detail, else the detail of the entity that it belongs
 * to by reference.
 */
export const rightOf = (catalogue: Catalogue, spec: EntitySpec): OperationSpec | undefined => {
  const detail = (entity: string) => {
    const target = catalogue.resources[entity];
    if (!target?.operations.detail) return undefined;
    const { path } = crudPath(target, 'detail');
    return catalogue.operations.find((one) => one.method === 'GET' && one.path === path);
  };
  const referred = spec.fields.flatMap(({ ref }) => (ref ? [ref.entity] : []));
  return detail(spec.name) ?? referred.map(detail).find((one) => one !== undefined);
};

type Owner = Pick<OwnedFile, 'spec' | 'record' | 'right' | 'isSecure'>;

/**
 * The record that a file belongs to, if the caller may open it.
 * @throws Failure 404 if it is deleted or hidden from the caller; 403 without its right
 */
export const ownerOf = async (
  catalogue: Catalogue,
  caller: Caller | null,
  { ownerEntity, ownerKey }: Pick<FileRow, 'ownerEntity' | 'ownerKey'>,
  menuIds: Awaited<ReturnType<typeof menuIdsOf>>,
): Promise<Owner> => {
  const spec = catalogue.resources[ownerEntity];
  const right = spec && rightOf(catalogue, spec);
  if (!spec || !right || ownerKey === null) throw missing();
  const refusal = authorize(right, caller, menuIds);
  if (refusal) throw refusal;
  const record = await readRecord(catalogue, spec, caller, ownerKey).catch((error: unknown) => {
    throw error instanceof Failure && error.status === 404 ? missing() : error;
  });
  if (record.delYn === 'Y') throw missing();
  const menus = policyOf(spec)?.menusOf?.(record);
  const ofRecord = menus ? { ...right, menus } : right;
  const refusalOfRecord = authorize(ofRecord, caller, menuIds);
  if (refusalOfRecord) throw refusalOfRecord;
  return { spec, record, right: ofRecord, isSecure: isSecure(fileField(spec), record) };
};

/**
 * The files with these ids, in their order, without duplicates. A file is accessible with its record.
 * @throws Failure 404 if a file does not exist, or its record is deleted or hidden from the caller; 403 without its
 * right
 */
export const ownedFiles = async (
  catalogue: Catalogue,
  caller: Caller | null,
  fileIds: readonly string[],
): Promise<OwnedFile[]> => {
  const wanted = [...new Set(fileIds)];
  const rows = await reader()
    .select()
    .from(storedFile)
    .where(and(inArray(storedFile.fileId, wanted), eq(storedFile.delYn, 'N')));
  const menuIds = await menuIdsOf();
  const owners = new Map<string, Owner>();
  const files: OwnedFile[] = [];
  for (const fileId of wanted) {
    const row = rows.find((one) => one.fileId === fileId);
    if (!row) throw missing();
    const { ownerEntity, ownerKey, orgnlFileNm, fileExtn } = row;
    const place = `${ownerEntity} ${ownerKey}`;
    const owner = owners.get(place) ?? (await ownerOf(catalogue, caller, row, menuIds));
    owners.set(place, owner);
    files.push({ fileId, orgnlFileNm: orgnlFileNm ?? fileId, fileExtn: fileExtn ?? '', ...owner });
  }
  return files;
};
