import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { asFailure } from '#server/kernel/http/errors.ts';
import type { DailyTask } from '#server/kernel/module.ts';
import type { LogRow } from '../logs/logRows.ts';

const day = 24 * 3_600_000;

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
  tasks: readonly DailyTask[],
): void => {
  // one task that fails keeps none of the others from their work; tomorrow is another day
  const runHousekeeping = async (): Promise<void> => {
    for (const { name, work } of tasks) {
      try {
        await withDatabase(database, work);
      } catch (error) {
        app.log.warn({ err: error, task: name }, 'housekeeping failed');
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
