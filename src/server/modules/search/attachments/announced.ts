import type { Database } from '#server/kernel/database/database.ts';

/** Databases in which this process has tied files to records since it last looked. */
const announced = new WeakSet<Database>();

/** Files are stored; the queue looks for them when some request, most likely theirs, is answered. */
export const announceFiles = (database: Database): void => void announced.add(database);

/** Whether there were any since the last time this was asked. */
export const takeFiles = (database: Database): boolean => announced.delete(database);
