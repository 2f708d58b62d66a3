import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OperationReport } from '#generated/types/siteCalls.ts';
import { currentDatabase } from '#server/kernel/database/db.ts';
import { row, rows } from '#server/kernel/database/rows.ts';
import { queueFigures } from '#server/kernel/jobs/jobOverview.ts';
import { backupCheck } from './healthChecks.ts';

const whole = z.object({ version: z.string(), byteCnt: z.number() });
const table = z.object({ tableNm: z.string(), rowCnt: z.number(), byteCnt: z.number() });

/** Version and size of the database, and its tables, largest first. */
export const sizesOfDatabase = async (): Promise<Pick<OperationReport, 'version' | 'byteCnt' | 'tables'>> => {
  const database = await row(
    whole,
    sql`select current_setting('server_version') as version,
      pg_database_size(current_database()) as "byteCnt"`,
  );
  // the planner's row estimates: counting would read every table
  const tables = await rows(
    table,
    sql`select relname as "tableNm", greatest(reltuples, 0)::bigint as "rowCnt",
        pg_total_relation_size(oid) as "byteCnt"
      from pg_class where relkind = 'r' and relnamespace = to_regnamespace('public')
      order by pg_total_relation_size(oid) desc, relname`,
  );
  return { ...database, tables };
};

/** Size of the database, state of the queue, and the last backup in words: no stored data. */
export const operationReport = async (): Promise<OperationReport> => ({
  engine: currentDatabase().engine,
  ...(await sizesOfDatabase()),
  queue: await queueFigures(),
  backup: (await backupCheck.run()).words,
});
