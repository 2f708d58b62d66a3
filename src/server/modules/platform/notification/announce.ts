import { sql } from 'drizzle-orm';
import { run } from '#server/kernel/database/rows.ts';

/** The LISTEN channel for users whose notifications have changed. */
export const noticeChannel = 'notices';

/** Payload of the channel when saved searches have found something; otherwise it is a list of users. */
export const hitsFound = 'hits';

/** Notifies every server that saved searches have found something new. */
export const announceHits = (): Promise<unknown> =>
  run(sql`select pg_notify(${noticeChannel}, ${JSON.stringify(hitsFound)})`);

/** Users per message: a notify payload is limited to 8,000 bytes. */
const peopleAtOnce = 100;

/**
 * Notifies every server that these users' notifications have changed. The database delivers it after the commit of the
 * running transaction, and not if it is rolled back.
 */
export const announceNotices = async (userIds: readonly string[]): Promise<void> => {
  const people = [...new Set(userIds)];
  for (let from = 0; from < people.length; from += peopleAtOnce) {
    const payload = JSON.stringify(people.slice(from, from + peopleAtOnce));
    await run(sql`select pg_notify(${noticeChannel}, ${payload})`);
  }
};
