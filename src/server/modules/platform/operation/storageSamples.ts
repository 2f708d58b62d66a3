import { gte, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addDays, today } from '#contract/days.ts';
import { storageSample } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';

/** Days for which size samples are kept. */
const keptDays = 400;

const sizes = z.object({ databaseByteCnt: z.number(), fileByteCnt: z.coerce.number() });

/** Current size of database and stored files, in bytes. */
export const storageNow = (): Promise<z.output<typeof sizes>> =>
  row(
    sizes,
    sql`select pg_database_size(current_database()) as "databaseByteCnt",
      (select coalesce(sum(file_size), 0) from stored_file where del_yn = 'N') as "fileByteCnt"`,
  );

/** Stores today's sizes, replacing an earlier sample of the day, and deletes old samples. */
export const noteStorage = async (): Promise<void> => {
  const now = await storageNow();
  const day = today();
  await db()
    .insert(storageSample)
    .values({ sampleYmd: day, ...now })
    .onConflictDoUpdate({ target: storageSample.sampleYmd, set: now });
  await db()
    .delete(storageSample)
    .where(lt(storageSample.sampleYmd, addDays(day, -keptDays)));
};

/** Sizes per sampled day, oldest first. */
export const storageByDay = () =>
  db()
    .select({
      date: storageSample.sampleYmd,
      databaseByteCnt: storageSample.databaseByteCnt,
      fileByteCnt: storageSample.fileByteCnt,
    })
    .from(storageSample)
    .where(gte(storageSample.sampleYmd, addDays(today(), -keptDays)))
    .orderBy(storageSample.sampleYmd);
