import { and, gte, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addDays, today } from '#contract/days.ts';
import { storageSample } from '#generated/tables/index.ts';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';

/** Days for which size samples are kept. */
const keptDays = 400;

const sizes = z.object({ databaseByteCnt: z.number(), fileByteCnt: z.coerce.number() });

/** Current size of database and stored files, in bytes. */
const storageNow = (): Promise<z.output<typeof sizes>> =>
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

const samplesBefore = (day: string) =>
  db()
    .select({
      date: storageSample.sampleYmd,
      databaseByteCnt: storageSample.databaseByteCnt,
      fileByteCnt: storageSample.fileByteCnt,
    })
    .from(storageSample)
    .where(and(gte(storageSample.sampleYmd, addDays(day, -keptDays)), lt(storageSample.sampleYmd, day)))
    .orderBy(storageSample.sampleYmd);

/** Sizes per sampled day, oldest first; those of today as they are now. */
export const storageUntilNow = async (): Promise<OperationOverview['storage']> => {
  const day = today();
  const [before, now] = await Promise.all([samplesBefore(day), storageNow()]);
  return [...before, { date: day, ...now }];
};
