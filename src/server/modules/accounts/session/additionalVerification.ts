import { and, eq, gt, sql } from 'drizzle-orm';
import { signInAddress, userSession } from '#generated/tables/index.ts';
import { networkOf } from '#server/kernel/access/ipRules.ts';
import { db } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';

/** Days for which an address used for a sign-in counts as known. */
const knownDays = 90;

const isRecent = gt(signInAddress.lastDt, sql`now() - make_interval(days => ${knownDays}::int)`);

/** Whether the account signed in from this address in the last 90 days. */
const isKnownAddress = async (userId: string, ip: string): Promise<boolean> => {
  const known = await db()
    .select({ ip: signInAddress.ip })
    .from(signInAddress)
    .where(and(eq(signInAddress.userId, userId), eq(signInAddress.ip, ip), isRecent));
  return known.length > 0;
};

/** Whether the account signed in from this network in the last 90 days; all IPv6 addresses of a /64 are one network. */
export const isKnownNetwork = async (userId: string, ip: string): Promise<boolean> => {
  const known = await db()
    .select({ ip: signInAddress.ip })
    .from(signInAddress)
    .where(and(eq(signInAddress.userId, userId), isRecent));
  return known.some((address) => networkOf(address.ip) === networkOf(ip));
};

const hasSignedIn = async (userId: string): Promise<boolean> => {
  const known = await db()
    .select({ ip: signInAddress.ip })
    .from(signInAddress)
    .where(eq(signInAddress.userId, userId))
    .limit(1);
  return known.length > 0;
};

/** Whether a code can be sent to the account: it has a contact whose channel is configured. */
const canReach = (
  { eml, mblTelno }: { eml: string | null; mblTelno: string | null },
  { smtpUrl, smsUrl }: Pick<Environment, 'smtpUrl' | 'smsUrl'>,
): boolean => Boolean((eml && smtpUrl) || (mblTelno && smsUrl));

/** Records a sign-in of the account from this address. */
export const storeSignInAddress = async (userId: string, ip: string): Promise<void> => {
  await db()
    .insert(signInAddress)
    .values({ userId, ip, lastDt: new Date() })
    .onConflictDoUpdate({
      target: [signInAddress.userId, signInAddress.ip],
      targetWhere: sql`del_yn = 'N'`,
      set: { lastDt: new Date() },
    });
};

/**
 * Whether a code is required after the password: from administrators, at an address not seen in 90 days. The very first
 * sign-in is trusted; no code is required in a demo, or if no code could be delivered.
 */
export const requiresCode = async (
  account: { userId: string; isAdmin: boolean; eml: string | null; mblTelno: string | null },
  ip: string,
  environment: Pick<Environment, 'demo' | 'smtpUrl' | 'smsUrl'>,
): Promise<boolean> =>
  account.isAdmin &&
  !environment.demo &&
  canReach(account, environment) &&
  !(await isKnownAddress(account.userId, ip)) &&
  (await hasSignedIn(account.userId));

/** Completes the session after the right code, and records its address as known. */
export const verifiedAdditionally = async (sessionId: string): Promise<void> => {
  const [session] = await db()
    .update(userSession)
    .set({ addVrfcYn: 'N' })
    .where(eq(userSession.sessionId, sessionId))
    .returning({ userId: userSession.userId, ip: userSession.ip });
  if (session?.ip) await storeSignInAddress(session.userId, session.ip);
};
