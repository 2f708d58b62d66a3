import type { FastifyInstance } from 'fastify';
import type { EntitySpec } from '#contract/entity.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { HealthFinding, OperationOverview } from '#generated/types/operationCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { currentDatabase } from '#server/kernel/database/db.ts';
import { bad, type Health, type HealthCheck } from '#server/kernel/health/healthCheck.ts';
import { livingProcesses } from '#server/kernel/processes/ownProcess.ts';
import { sizesOfDatabase } from './operationReport.ts';
import { slowStatements } from './slowStatements.ts';
import { storageUntilNow } from './storageSamples.ts';

type Ids = 'GET /operation-overview';

/** Only the largest tables are shown. */
const maxTables = 10;

/** A failing check is reported as a finding and does not affect the others. */
const findingOf = async (
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
