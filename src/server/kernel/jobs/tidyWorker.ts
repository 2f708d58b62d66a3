import { sql } from 'drizzle-orm';
import { run } from '../database/rows.ts';
import { defineJob, type JobWorker, jobWorker } from './job.ts';

/**
 * Deletes completed jobs after an hour, except the latest of each kind and those that prevent a second one within a
 * longer interval; of repeatedly failing ones all but the latest.
 */
export const tidyWorker = (workers: readonly JobWorker[]): JobWorker => {
  const rare = workers.filter(({ everySeconds = 0 }) => everySeconds > 3_600).map(({ job }) => job.name);
  return jobWorker({
    job: defineJob({ name: 'tidyJobs', label: '끝난 작업의 기록 지우기' }),
    atOnce: 1,
    everySeconds: 3_600,
    work: async () => {
      await run(sql`
        delete from pgboss.job where state = 'completed' and completed_on < now() - interval '1 hour'
          and not (name = any(${sql.param(rare)}) and singleton_on > now() - interval '2 days')
          and id not in (
            select distinct on (name) id from pgboss.job where state = 'completed' order by name, completed_on desc
          )`);
      await run(sql`
        delete from pgboss.job where state = 'failed' and data = '{}' and id not in (
          select distinct on (name) id from pgboss.job where state = 'failed' order by name, completed_on desc
        )`);
    },
  });
};
