import { sql } from 'drizzle-orm';
import { run } from '#server/kernel/database/rows.ts';

/** The LISTEN channel for users whose notifications have changed. */
export const noticeChannel = 'notices';

/** A message of the database holds 8,000 bytes. */
const peopleAtOnce = 100;

/**
 * Tells every server that these people's notifications have changed. The database delivers it when the running
 * transaction is stored, and never when it is not.
 */
export const announceNotices = async (userIds: readonly string[]): Promise<void> => {
  const people = [...new Set(userIds)];
  for (let from = 0; from < people.length; from += peopleAtOnce) {
    const payload = JSON.stringify(people.slice(from, from + peopleAtOnce));
    await run(sql`select pg_notify(${noticeChannel}, ${payload})`);
  }
};
