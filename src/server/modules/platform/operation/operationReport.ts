import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OperationReport } from '#generated/types/siteCalls.ts';
import { currentDatabase } from '#server/kernel/database/db.ts';
import { unionAll } from '#server/kernel/database/fragments.ts';
import { row, rows } from '#server/kernel/database/rows.ts';
import { queueFigures } from '#server/kernel/jobs/jobOverview.ts';
import { backupCheck } from './healthChecks.ts';

const whole = z.object({ version: z.string(), byteCnt: z.number() });
const table = z.object({ tableNm: z.string(), rowCnt: z.number().nullable(), byteCnt: z.number() });
const counted = z.object({ tableNm: z.string(), rowCnt: z.number() });

/** Tables up to this size are counted where the planner has no estimate yet. */
const countedBytes = 16 * 1024 * 1024;

/** Exact number of rows by table. */
const countsOf = async (names: readonly string[]): Promise<Map<string, number>> => {
  if (names.length === 0) return new Map();
  const each = names.map(
    (name) => sql`select ${name}::text as "tableNm", count(*)::int as "rowCnt" from ${sql.identifier(name)}`,
  );
  const found = await rows(counted, unionAll(each));
  return new Map(found.map(({ tableNm, rowCnt }) => [tableNm, rowCnt]));
};

/** Version and size of the database, and its tables, largest first. */
export const sizesOfDatabase = async (): Promise<Pick<OperationReport, 'version' | 'byteCnt' | 'tables'>> => {
  const database = await row(
    whole,
    sql`select current_setting('server_version') as version,
      pg_database_size(current_database()) as "byteCnt"`,
  );
  // the planner's row estimates: counting would read every table; -1 if the table was not analysed yet
  const tables = await rows(
    table,
    sql`select relname as "tableNm", nullif(reltuples, -1)::bigint as "rowCnt",
        pg_total_relation_size(oid) as "byteCnt"
      from pg_class where relkind = 'r' and relnamespace = to_regnamespace('public')
      order by pg_total_relation_size(oid) desc, relname`,
  );
  const unknown = tables.filter(({ rowCnt, byteCnt }) => rowCnt === null && byteCnt <= countedBytes);
  const counts = await countsOf(unknown.map(({ tableNm }) => tableNm));
  return {
    ...database,
    tables: tables.map((one) => ({ ...one, rowCnt: one.rowCnt ?? counts.get(one.tableNm) ?? 0 })),
  };
};

/** Size of the database, state of the queue, and the last backup in words: no stored data. */
export const operationReport = async (): Promise<OperationReport> => ({
  engine: currentDatabase().engine,
  ...(await sizesOfDatabase()),
  queue: await queueFigures(),
  backup: (await backupCheck.run()).words,
});
