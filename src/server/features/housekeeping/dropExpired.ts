import { rm } from 'node:fs/promises';
import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { hasFiles } from '#contract/entityFields.ts';
import { storedFile } from '#generated/tables/index.ts';
import { restorableDays } from '../../crud/restorable.ts';
import { tableOf } from '../../crud/source.ts';
import { type AnyTable, columnOf } from '../../crud/tables.ts';
import { filePath } from '../../crud/upload.ts';
import { db } from '../../database/db.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';

/** Until then an administrator can bring the record back. */
const restorable = sql`now() - make_interval(days => ${sql.raw(String(restorableDays))})`;

const takenOff = () => and(eq(storedFile.delYn, 'Y'), lt(storedFile.mdfcnDt, restorable));

const deletedLongAgo = (table: AnyTable) =>
  and(eq(columnOf(table, 'delYn'), 'Y'), lt(columnOf(table, 'mdfcnDt'), restorable));

/** The entity's records that were deleted more than 30 days ago, or are parts of such ones. */
const gone = (catalogue: Catalogue, spec: EntitySpec): SQL | undefined => {
  const table = tableOf(catalogue, spec);
  const wholes = spec.fields.flatMap(({ name, ref }) => {
    if (!ref?.belongs) return [];
    const whole = entityOf(catalogue, ref.entity);
    const other = tableOf(catalogue, whole);
    const keys = db()
      .select({ key: columnOf(other, whole.key) })
      .from(other as never)
      .where(deletedLongAgo(other));
    return [inArray(columnOf(table, name), keys)];
  });
  return or(deletedLongAgo(table), ...wholes);
};

/** Rows of files that were taken off their record, or whose record is gone, for more than 30 days. */
const expiredIds = async (catalogue: Catalogue): Promise<string[]> => {
  const ids = (await db().select({ fileId: storedFile.fileId }).from(storedFile).where(takenOff())).map(
    ({ fileId }) => fileId,
  );
  for (const spec of Object.values(catalogue.resources).filter(hasFiles)) {
    const table = tableOf(catalogue, spec);
    const rows = await db()
      .select({ fileId: storedFile.fileId })
      .from(storedFile)
      .innerJoin(table as never, eq(storedFile.ownerKey, sql`${columnOf(table, spec.key)}::text`))
      .where(and(eq(storedFile.ownerEntity, spec.name), gone(catalogue, spec)));
    ids.push(...rows.map(({ fileId }) => fileId));
  }
  return [...new Set(ids)];
};

/** Takes away the files of records, or taken off records, more than 30 days ago. @returns how many */
export const dropExpired = async (catalogue: Catalogue, dataDir: string): Promise<number> => {
  const ids = await expiredIds(catalogue);
  for (const fileId of ids) {
    await rm(filePath(dataDir, fileId), { force: true });
    await db().delete(storedFile).where(eq(storedFile.fileId, fileId));
  }
  return ids.length;
};
