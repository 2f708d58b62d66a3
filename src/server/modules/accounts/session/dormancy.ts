import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { appUser } from '#generated/tables/index.ts';
import { closeAccounts } from './closeAccounts.ts';

/** Months without a sign-in after which an account becomes dormant. */
const months = 12;

const lastSign = sql`greatest(${appUser.lastLgnDt}, ${appUser.leaveEndDt}, ${appUser.aprvDt}, ${appUser.regDt})`;

const isAsleep = (now: Date): SQL =>
  sql`${lastSign} < ${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`;

/**
 * Marks accounts without a sign-in for 12 months as dormant: the given one, or all.
 * @returns their ids
 */
export const markDormant = (userId?: string, now = new Date()): Promise<string[]> =>
  closeAccounts(
    'leaveYn',
    and(
      userId === undefined ? undefined : eq(appUser.userId, userId),
      eq(appUser.userAprvYn, 'Y'),
      isNotNull(appUser.emlFold),
      isAsleep(now),
    ),
  );
