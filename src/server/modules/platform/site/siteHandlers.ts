import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { currentDatabase, isReachable } from '#server/kernel/database/db.ts';
import { migrationsAreCurrent } from '#server/kernel/database/migrate.ts';
import { Failure } from '#server/kernel/failure.ts';
import { storageOf } from '#server/kernel/health/storage.ts';
import { logsBehind } from '#server/kernel/http/logs.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { operationReport } from '../operation/operationReport.ts';

type Ids = 'GET /site' | 'GET /health' | 'GET /health/ready' | 'POST /operation-report';

/** Endpoints for what the shell shows before sign-in, and for health probes. */
export const siteHandlers = (environment: Environment): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'GET /site': async () => ({
    data: {
      brandName: environment.brandName,
      ministryName: environment.ministryName,
      supportEmail: environment.supportEmail,
      supportPhone: environment.supportPhone,
      footerAddress: environment.footerAddress,
    },
  }),
  'GET /health': async () => ({ data: { status: 'alive' } }),
  'GET /health/ready': async ({ request }) => {
    if (request.server.isDraining())
      throw new Failure(503, 'UNAVAILABLE', '서버를 종료하고 있습니다. 새 요청은 다른 서버로 보내 주세요.');
    const isReady = (await isReachable()) && (await migrationsAreCurrent(currentDatabase()));
    if (!isReady)
      throw new Failure(503, 'UNAVAILABLE', '데이터베이스를 준비하고 있습니다. 잠시 후 다시 시도해 주세요.');
    const delay = request.server.logs.delay();
    const logs = delay > logsBehind ? 'behind' : 'current';
    // a full disk is reported but does not make the server unready: all servers of a database share it, and reading
    // still works
    const { state: storage } = await storageOf(environment.dataDir);
    return { data: { status: 'ready', logs, logDelaySec: Math.round(delay / 1_000), storage } };
  },
  'POST /operation-report': async () => ({ data: await operationReport() }),
});
