import { max, sql } from 'drizzle-orm';
import { dailyBriefing } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';

/**
 * The number behind that of the last edition, in the running transaction, which alone counts until it ends. The number
 * of a deleted edition is not given again: papers and mails carry it.
 */
export const nextEdition = async (): Promise<number> => {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended('edition of the daily briefing', 0))`);
  const [row] = await db()
    .select({ last: max(dailyBriefing.brfgNo) })
    .from(dailyBriefing);
  return (row?.last ?? 0) + 1;
};
