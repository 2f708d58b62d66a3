import type { Database } from '#server/kernel/database/database.ts';

/** Databases in which this process has put messages since it last looked. */
const announced = new WeakSet<Database>();

/** A message is under way in some transaction; the dispatcher looks for it when the request is answered. */
export const announceMessage = (database: Database): void => void announced.add(database);

/** Whether there was one since the last time this was asked. */
export const takeAnnouncement = (database: Database): boolean => announced.delete(database);
