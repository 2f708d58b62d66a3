import type { FastifyInstance } from 'fastify';
import { asFailure } from '#server/kernel/http/errors.ts';
import type { LogRow } from '#server/kernel/http/logs.ts';
import { jobWorker } from '#server/kernel/jobs/job.ts';
import type { DailyTask } from '#server/kernel/module.ts';
import { housekeepingJob } from '../jobs.ts';

const day = 24 * 3_600;

/** The error log entry for a failed task, since there is no failed request to report it. */
const failedRow = (name: string, error: unknown): LogRow => {
  const { status, code } = asFailure(error);
  return {
    regDt: new Date(),
    userId: 'SYSTEM',
    prgrmNm: `매일 정리 작업: ${name}`,
    sttsCd: status,
    errCd: code,
    errCn: '정리하지 못했습니다. 내일 다시 합니다.',
  };
};

/** Runs the daily tasks of all modules one after another; a failing task does not prevent the others. */
export const housekeepingWorker = (app: Pick<FastifyInstance, 'log' | 'logs'>, tasks: readonly DailyTask[]) =>
  jobWorker({
    job: housekeepingJob,
    atOnce: 1,
    everySeconds: day,
    work: async (_data, { signal }) => {
      const failed: string[] = [];
      for (const { name, work } of tasks) {
        signal.throwIfAborted();
        try {
          await work();
        } catch (error) {
          failed.push(name);
          app.log.warn({ err: error, task: name }, 'housekeeping failed');
          app.logs.add('error', failedRow(name, error));
        }
      }
      if (failed.length) throw new Error(`정리하지 못한 일: ${failed.join(', ')}`);
    },
  });
