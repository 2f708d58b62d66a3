import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { EntitySpec } from '#contract/entity.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { HealthFinding, OperationOverview, SlowStatements } from '#generated/types/operationCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { currentDatabase } from '#server/kernel/database/db.ts';
import { row, rows } from '#server/kernel/database/rows.ts';
import { bad, type Health, type HealthCheck } from '#server/kernel/health/healthCheck.ts';
import { livingProcesses } from '#server/kernel/processes/ownProcess.ts';
import { sizesOfDatabase } from './operationReport.ts';
import { storageUntilNow } from './storageSamples.ts';

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
const slowStatements = async (): Promise<SlowStatements> => {
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

type Ids = 'GET /operation-overview';

/** Only the largest tables are shown. */
const maxTables = 10;

/** A failing check is reported as a finding and does not affect the others. */
export const findingOf = async (
  { area, menu, run }: HealthCheck,
  log: FastifyInstance['log'],
): Promise<HealthFinding> => {
  let health: Health;
  try {
    health = await run();
  } catch (error) {
    log.warn({ err: error, area }, 'a part of the product could not be looked at');
    health = bad('확인하지 못했습니다. 잠시 후 다시 열어 주세요.');
  }
  return { area, ...health, menuUrl: menu ?? null };
};

const standbysNow = (): OperationOverview['standbys'] =>
  (currentDatabase().standbys?.() ?? []).map(({ name, isUsed, lag }) => ({
    name,
    usedYn: isUsed ? 'Y' : 'N',
    lagSec: lag ?? null,
  }));

/** Names of the tables that no entity describes. */
const unlistedTables = {
  item_open: '최근에 읽은 글',
  item_visit: '목록을 본 시각',
  read_mark: '읽음 표시',
  word_block: '검색 색인',
  word_change: '검색 색인 변경분',
};

/** Endpoints for the state of the product, for administrators. */
export const operationHandlers = ({ resources }: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const labels = new Map<string, string>(Object.entries(unlistedTables));
  // several entities may share a table: use the label of the entity with most operations, on a tie the first
  const range = ({ operations }: EntitySpec) => Object.values(operations).filter(Boolean).length;
  for (const { table, label } of Object.values(resources).toSorted((one, other) => range(other) - range(one)))
    if (!labels.has(table.name)) labels.set(table.name, label);
  return {
    'GET /operation-overview': async ({ request: { server } }) => {
      const findings: HealthFinding[] = [];
      for (const check of server.healthChecks) findings.push(await findingOf(check, server.log));
      const processes = await livingProcesses();
      const { tables, ...database } = await sizesOfDatabase();
      return {
        data: {
          findings,
          processes: processes.map(({ bgngDt, seenDt, ...one }) => ({
            ...one,
            bgngDt: bgngDt.toISOString(),
            seenDt: seenDt.toISOString(),
          })),
          engine: currentDatabase().engine,
          ...database,
          standbys: standbysNow(),
          storage: await storageUntilNow(),
          tables: tables
            .slice(0, maxTables)
            .map((table) => ({ ...table, label: labels.get(table.tableNm) ?? null })),
          slow: await slowStatements(),
        },
      };
    },
  };
};
