import { type PlannerSettings, reading } from '#server/kernel/database/db.ts';

/** Memory for the groups of a year's days: with less, the database sorts all articles to count them. */
const countSettings = { work_mem: '64MB' };

/** Counts on the standby, if there is one. @param settings additional planner settings for these counts */
export const counting = <T>(work: () => Promise<T>, settings: PlannerSettings = {}): Promise<T> =>
  reading({ ...countSettings, ...settings }, work);
