import type { Database } from '#server/kernel/database/database.ts';

/** Databases in which this process has asked for a visit since it last looked. */
const asked = new WeakSet<Database>();

/** Somebody asked for a visit; the collector looks when the request is answered. */
export const announceVisit = (database: Database): void => void asked.add(database);

/** Whether somebody did since the last time this was asked. */
export const takeVisits = (database: Database): boolean => asked.delete(database);
