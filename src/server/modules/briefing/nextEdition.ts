import { max, sql } from 'drizzle-orm';
import { dailyBriefing } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';

/**
 * The next number of an edition, under a lock until the running transaction ends. Numbers of deleted editions are not
 * reused: they are in printed copies and mails.
 */
export const nextEdition = async (): Promise<number> => {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended('edition of the daily briefing', 0))`);
  const [row] = await db()
    .select({ last: max(dailyBriefing.brfgNo) })
    .from(dailyBriefing);
  return (row?.last ?? 0) + 1;
};
