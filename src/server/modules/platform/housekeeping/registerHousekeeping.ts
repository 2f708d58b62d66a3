import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { dropStale } from './dropStale.ts';
import { sweepFiles } from './sweepFiles.ts';
import { dropOldLogs } from '../logs/dropOldLogs.ts';
import type { LogRow } from '../logs/logRows.ts';
import { markDormant } from '#server/modules/accounts/session/dormancy.ts';
import type { Catalogue } from '#server/kernel/operations/catalogue.ts';
import { asFailure } from '#server/kernel/http/errors.ts';

const day = 24 * 3_600_000;

interface Step {
  name: string;
  work: () => Promise<unknown>;
}

/** What a failed step leaves in the error log: nobody called it, so nobody else tells. */
const failedRow = (name: string, error: unknown): LogRow => {
  const { status, code } = asFailure(error);
  return {
    regDt: new Date(),
    userId: 'SYSTEM',
    prgrmNm: `매일 하는 정리: ${name}`,
    sttsCd: status,
    errCd: code,
    errCn: '정리하지 못했습니다. 내일 다시 합니다.',
  };
};

/** Once at the start and then every day: accounts that nobody uses fall asleep, and what has gone stale goes. */
export const registerHousekeeping = (
  app: FastifyInstance,
  database: Database,
  { catalogue, dataDir }: { catalogue: Catalogue; dataDir: string },
): void => {
  const steps: Step[] = [
    {
      name: '휴면 전환',
      work: async () => {
        const asleep = await markDormant();
        if (asleep.length) app.log.info({ accounts: asleep.length }, 'accounts fell asleep');
      },
    },
    { name: '쓸모를 다한 자료', work: dropStale },
    {
      name: '오래된 로그',
      work: async () => {
        const dropped = await dropOldLogs();
        if (Object.keys(dropped).length) app.log.info({ rows: dropped }, 'old log rows were dropped');
      },
    },
    {
      name: '파일',
      work: async () => {
        const swept = await sweepFiles(catalogue, dataDir);
        if (swept.refusal) app.log.warn(swept.refusal);
        if (swept.orphans || swept.returned || swept.expired) app.log.info(swept, 'files swept');
      },
    },
  ];
  // one step that fails keeps none of the others from their work; tomorrow is another day
  const runHousekeeping = async (): Promise<void> => {
    for (const { name, work } of steps) {
      try {
        await withDatabase(database, work);
      } catch (error) {
        app.log.warn({ err: error, step: name }, 'housekeeping failed');
        app.logs.add('error', failedRow(name, error));
      }
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void runHousekeeping(), day).unref();
    await runHousekeeping();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
