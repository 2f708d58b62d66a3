import { and, inArray, isNull } from 'drizzle-orm';
import { certification, passwordLink } from '#generated/tables/index.ts';
import { db } from '../database/db.ts';

/**
 * Ends the open links and codes of accounts, and with them every message that would carry one.
 * @param isByOwner the code that the owner has just entered for a new contact stays usable
 */
export const dropSecrets = async (userIds: readonly string[], isByOwner = false): Promise<void> => {
  if (userIds.length === 0) return;
  await db()
    .delete(passwordLink)
    .where(and(inArray(passwordLink.userId, [...userIds]), isNull(passwordLink.useDt)));
  const subjects = userIds.map((userId) => `user:${userId}`);
  await db()
    .update(certification)
    .set({ delYn: 'Y', ...(!isByOwner && { useDt: new Date() }) })
    .where(
      and(
        inArray(certification.sbjctKey, subjects),
        isNull(certification.useDt),
        isByOwner ? isNull(certification.certDt) : undefined,
      ),
    );
};
