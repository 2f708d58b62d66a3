import { inArray, lt, sql } from 'drizzle-orm';
import { accessLog, errorLog, loginLog, privacyLog } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';

/** All logs, including that of personal data, are kept for two years. */
export const retention = '2 years';
/** Rows deleted per statement, so that locks are short. */
const batchSize = 5_000;

const tables = { accessLog, errorLog, loginLog, privacyLog } as const;

/** Deletes expired log rows in batches. @returns how many, by log */
export const dropOldLogs = async (): Promise<Record<string, number>> => {
  const dropped: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) {
    let count = 0;
    for (;;) {
      const old = db()
        .select({ logId: table.logId })
        .from(table)
        .where(lt(table.regDt, sql`now() - ${retention}::interval`))
        .limit(batchSize);
      const gone = await db()
        .delete(table)
        .where(inArray(table.logId, old))
        .returning({ logId: table.logId });
      count += gone.length;
      if (gone.length < batchSize) break;
    }
    if (count > 0) dropped[name] = count;
  }
  return dropped;
};
