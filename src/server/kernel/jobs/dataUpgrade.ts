import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { lacksRight } from '../database/errors.ts';
import { row, run } from '../database/rows.ts';
import { defineJob, type JobWorker, jobWorker, type StopCondition } from './job.ts';

/** Derived data of this version, created if it is missing or follows older rules. */
export interface DataUpgrade {
  name: string;
  /** May be interrupted at any time and restarted. @returns 'more' if work remains */
  run(until: StopCondition): Promise<void | 'more'>;
}

const upgradeJob = defineJob({
  name: 'dataUpgrade',
  label: '저장된 자료를 새 버전에 맞추기',
  key: 'all',
  expireInSeconds: 600,
});

/** The mark is a comment on a schema that every migrated database has, so that a dump includes it. */
const markOf = (build: string): string => `data upgraded by ${build}`;

const isUpgraded = async (build: string): Promise<boolean> => {
  const { mark } = await row(
    z.object({ mark: z.string().nullable() }),
    sql`select obj_description(to_regnamespace('drizzle'), 'pg_namespace') as mark`,
  );
  return mark === markOf(build);
};

const setMark = async (build: string): Promise<void> => {
  try {
    await run(sql.raw(`comment on schema drizzle is '${markOf(build)}'`));
  } catch (error) {
    // the account does not own the schema: the next start checks again
    if (!lacksRight(error)) throw error;
  }
};

/**
 * Upgrades derived data in the background after the start, once per build, by one process at a time.
 * @param build letters and digits that name the build; undefined runs it at every start
 */
export const upgradeWorker = (upgrades: readonly DataUpgrade[], build: string | undefined): JobWorker =>
  jobWorker({
    job: upgradeJob,
    atOnce: 1,
    everySeconds: 24 * 3_600,
    work: async (_data, until) => {
      if (build && (await isUpgraded(build))) return undefined;
      for (const upgrade of upgrades) if ((await upgrade.run(until)) === 'more') return 'more';
      if (build) await setMark(build);
      return undefined;
    },
  });
