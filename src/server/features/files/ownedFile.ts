import { and, eq, inArray } from 'drizzle-orm';
import type { EntitySpec, OperationSpec } from '#contract/entity.ts';
import { crudPath } from '#contract/entityFields.ts';
import { storedFile } from '#generated/tables/index.ts';
import type { Caller } from '../../access/caller.ts';
import { judge } from '../../access/judge.ts';
import { type Row, readRecord } from '../../crud/readRecord.ts';
import { reader } from '../../database/db.ts';
import { Failure, notFound } from '../../failure.ts';
import type { Catalogue } from '../../operations/catalogue.ts';
import { menuIdsOf } from '../menus/menus.ts';

/** A stored file that the caller may have, with what it belongs to. */
export interface OwnedFile {
  fileId: string;
  orgnlFileNm: string;
  fileExtn: string;
  spec: EntitySpec;
  record: Row;
  /** The operation whose right opens the record; its menu stands in the log. */
  right: OperationSpec;
  isSecure: boolean;
}

type FileRow = typeof storedFile.$inferSelect;

const missing = () => notFound('파일');

/** Whose right opens a record of the entity: its own detail, else that of what it is part of, told by its references. */
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

/** Whether files of the record go out by the secure calls only. */
export const isSecureRecord = (spec: EntitySpec, record: Row): boolean => {
  const secure = spec.fields.find((field) => field.files)?.files?.secure;
  if (secure === undefined || secure === true) return secure === true;
  return Object.entries(secure).every(([name, values]) => values.includes(String(record[name])));
};

const owned = async (
  catalogue: Catalogue,
  caller: Caller | null,
  file: FileRow,
  menuIds: Awaited<ReturnType<typeof menuIdsOf>>,
): Promise<OwnedFile> => {
  const spec = catalogue.resources[file.ownerEntity];
  const right = spec && rightOf(catalogue, spec);
  if (!spec || !right || file.ownerKey === null) throw missing();
  const refusal = judge(right, caller, menuIds);
  if (refusal) throw refusal;
  const record = await readRecord(catalogue, spec, caller, file.ownerKey).catch((error: unknown) => {
    throw error instanceof Failure && error.status === 404 ? missing() : error;
  });
  if (record.delYn === 'Y') throw missing();
  return {
    fileId: file.fileId,
    orgnlFileNm: file.orgnlFileNm ?? file.fileId,
    fileExtn: file.fileExtn ?? '',
    spec,
    record,
    right,
    isSecure: isSecureRecord(spec, record),
  };
};

/**
 * The files of these ids, in their order, each once. A file is as open as the record that it belongs to.
 * @throws Failure 404 when one is not there, or its record is deleted or hidden from the caller; 403 without its right
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
  const files: OwnedFile[] = [];
  for (const fileId of wanted) {
    const row = rows.find((one) => one.fileId === fileId);
    if (!row) throw missing();
    files.push(await owned(catalogue, caller, row, menuIds));
  }
  return files;
};
