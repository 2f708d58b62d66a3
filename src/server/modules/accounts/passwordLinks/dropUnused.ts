import { and, eq, isNull, ne } from 'drizzle-orm';
import { passwordLink } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';

/** Ends all unused links of an account, except the one with this hash. */
export const dropUnused = async (userId: string, except?: string): Promise<void> => {
  await db()
    .delete(passwordLink)
    .where(
      and(
        eq(passwordLink.userId, userId),
        isNull(passwordLink.useDt),
        except === undefined ? undefined : ne(passwordLink.tokenHash, except),
      ),
    );
};
