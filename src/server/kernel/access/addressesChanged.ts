import { isDeepStrictEqual } from 'node:util';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { boardIp, userSession } from '#generated/tables/index.ts';
import { db } from '../database/db.ts';
import type { Change } from './change.ts';
import { isAllowedAddress } from './ipRules.ts';
import { invalidateRights } from './withdrawRights.ts';

/** The active IP rules, read in the running transaction. */
export const activeRules = async (): Promise<string[]> => {
  const found = await db()
    .select({ ip: boardIp.ip })
    .from(boardIp)
    .where(and(eq(boardIp.delYn, 'N'), eq(boardIp.useYn, 'Y')));
  return found.flatMap(({ ip }) => (ip ? [ip] : []));
};

const ruleOf = ({ ip, useYn, delYn }: Record<string, unknown>): string[] =>
  typeof ip === 'string' && useYn === 'Y' && delYn !== 'Y' ? [ip] : [];

/** The IP rules before the change: the current ones with the changed rule as it was. */
export const rulesBefore = (now: readonly string[], { before, after }: Change): string[] => {
  const [changed] = ruleOf(after);
  const at = changed === undefined ? -1 : now.indexOf(changed);
  return [...now.filter((_, index) => index !== at), ...ruleOf(before)];
};

const livingSessions = () =>
  db()
    .select({ sessionId: userSession.sessionId, ip: userSession.ip })
    .from(userSession)
    .where(and(eq(userSession.delYn, 'N'), gt(userSession.refreshExpDt, sql`now()`)));

/** Ends sessions from addresses that a change of the board IP rules no longer allows. */
export const addressesChanged = async (change: Change): Promise<void> => {
  const now = await activeRules();
  const before = rulesBefore(now, change);
  if (isDeepStrictEqual([...before].sort(), [...now].sort())) return;
  await invalidateRights();
  const shutOut = (await livingSessions())
    .filter(({ ip }) => isAllowedAddress(ip ?? '', before) && !isAllowedAddress(ip ?? '', now))
    .map(({ sessionId }) => sessionId);
  if (shutOut.length === 0) return;
  await db()
    .update(userSession)
    .set({ delYn: 'Y', endReason: 'rights' })
    .where(
      and(inArray(userSession.sessionId, shutOut), ne(userSession.sessionId, change.caller?.sessionId ?? '')),
    );
};
