import { and, eq, isNull } from 'drizzle-orm';
import { passwordLink } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';

/** Ends all unused links of an account. */
export const dropUnused = async (userId: string): Promise<void> => {
  await db()
    .delete(passwordLink)
    .where(and(eq(passwordLink.userId, userId), isNull(passwordLink.useDt)));
};
