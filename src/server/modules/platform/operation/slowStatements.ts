import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SlowStatements } from '#generated/types/operationCalls.ts';
import { currentDatabase } from '#server/kernel/database/db.ts';
import { row, rows } from '#server/kernel/database/rows.ts';

const maxStatements = 10;
/** Characters of a statement that are shown. */
const shownLetters = 400;

const extension = z.object({ place: z.string().nullable() });

const statement = z.object({
  text: z.string(),
  callCnt: z.number(),
  meanMs: z.number(),
  shareRt: z.number(),
});

/**
 * The statements that took most of the database's time, as counted by PostgreSQL itself. It stores no parameter values;
 * utility statements could contain values and are left out.
 * @returns `state`: on, off (PostgreSQL does not count), unknown (the account has no access), embedded
 */
export const slowStatements = async (): Promise<SlowStatements> => {
  if (currentDatabase().engine === 'pglite') return { state: 'embedded', statements: [] };
  const { place } = await row(
    extension,
    sql`select (select quote_ident(nspname) from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
      where extname = 'pg_stat_statements') as place`,
  );
  if (place === null) return { state: 'off', statements: [] };
  try {
    const found = await rows(
      statement,
      sql`select left(regexp_replace(query, '\\s+', ' ', 'g'), ${shownLetters}::int) as text,
          calls::float8 as "callCnt", round(mean_exec_time::numeric, 1)::float8 as "meanMs",
          round((100 * total_exec_time / nullif(sum(total_exec_time) over (), 0))::numeric, 1)::float8 as "shareRt"
        from ${sql.raw(place)}.pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database())
          and query ~* '^\\s*(select|insert|update|delete|with|merge)\\y'
        order by total_exec_time desc limit ${maxStatements}::int`,
    );
    return { state: 'on', statements: found };
  } catch {
    // installed, but not loaded by the server, or not accessible to this account
    return { state: 'unknown', statements: [] };
  }
};
