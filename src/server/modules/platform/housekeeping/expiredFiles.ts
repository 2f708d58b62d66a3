import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { hasFiles } from '#contract/entityFields.ts';
import { storedFile, storedText } from '#generated/tables/index.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { hasPictures, picturesOf, stagedPicture } from '#server/kernel/crud/pictures.ts';
import { restorableDays } from '#server/kernel/crud/restoreRecord.ts';
import { tableOf } from '#server/kernel/crud/source.ts';
import { db } from '#server/kernel/database/db.ts';
import { type AnyTable, columnOf } from '#server/kernel/database/fragments.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';

/** Until then an administrator can restore the record. */
const restorable = sql`now() - make_interval(days => ${sql.raw(String(restorableDays))})`;

const removedFiles = () => and(eq(storedFile.delYn, 'Y'), lt(storedFile.mdfcnDt, restorable));

/** Images uploaded for a text that was never saved. */
const abandonedImages = () =>
  and(eq(storedFile.ownerEntity, stagedPicture), lt(storedFile.regDt, sql`now() - interval '2 days'`));

const deletedLongAgo = (table: AnyTable) =>
  and(eq(columnOf(table, 'delYn'), 'Y'), lt(columnOf(table, 'mdfcnDt'), restorable));

/** The entity's records that were deleted more than 30 days ago, or belong to such records. */
const expiredRows = (catalogue: Catalogue, spec: EntitySpec): SQL | undefined => {
  const table = tableOf(catalogue, spec);
  const wholes = spec.fields.flatMap(({ name, ref }) => {
    if (!ref?.belongs) return [];
    const whole = entityOf(catalogue, ref.entity);
    const other = tableOf(catalogue, whole);
    const keys = db()
      .select({ key: columnOf(other, whole.key) })
      .from(other)
      .where(deletedLongAgo(other));
    return [inArray(columnOf(table, name), keys)];
  });
  return or(deletedLongAgo(table), ...wholes);
};

type Expired = Pick<typeof storedFile.$inferSelect, 'fileId' | 'ownerEntity' | 'delYn'>;

/** Rows of files that were removed from their record, or whose record was deleted, more than 30 days ago. */
const expiredFiles = async (catalogue: Catalogue): Promise<Map<string, Expired>> => {
  const { fileId, ownerEntity, delYn } = storedFile;
  const files: Expired[] = await db()
    .select({ fileId, ownerEntity, delYn })
    .from(storedFile)
    .where(or(removedFiles(), abandonedImages()));
  for (const spec of Object.values(catalogue.resources).filter((one) => hasFiles(one) || hasPictures(one))) {
    const table = tableOf(catalogue, spec);
    const rows = await db()
      .select({ fileId, ownerEntity, delYn })
      .from(storedFile)
      .innerJoin(table, eq(storedFile.ownerKey, sql`${columnOf(table, spec.key)}::text`))
      .where(
        and(inArray(storedFile.ownerEntity, [spec.name, picturesOf(spec)]), expiredRows(catalogue, spec)),
      );
    files.push(...rows);
  }
  return new Map(files.map((file) => [file.fileId, file]));
};

/**
 * Deletes files that were removed from their record, or whose record was deleted, more than 30 days ago. @returns how
 * many
 */
export const dropExpired = async (catalogue: Catalogue, store: FileStore): Promise<number> => {
  let count = 0;
  for (const { fileId, ownerEntity, delYn } of (await expiredFiles(catalogue)).values()) {
    // an image that a text has used or reused in the meantime stays
    const dropped = await db()
      .delete(storedFile)
      .where(
        and(
          eq(storedFile.fileId, fileId),
          eq(storedFile.ownerEntity, ownerEntity),
          eq(storedFile.delYn, delYn),
        ),
      )
      .returning({ fileId: storedFile.fileId });
    if (dropped.length === 0) continue;
    await db().delete(storedText).where(eq(storedText.fileId, fileId));
    await store.remove(fileId);
    count += 1;
  }
  return count;
};
