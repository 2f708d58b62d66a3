import type { Database } from '#server/kernel/database/database.ts';

/** Databases in which this process has put articles before all others since it last looked. */
const announced = new WeakSet<Database>();

/** Somebody wants articles read now; that is begun when their request is answered. */
export const announceRequest = (database: Database): void => void announced.add(database);

/** Whether there was one since the last time this was asked. */
export const takeRequest = (database: Database): boolean => announced.delete(database);
