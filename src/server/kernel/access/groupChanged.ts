import { eq } from 'drizzle-orm';
import { appUser } from '#generated/tables/index.ts';
import { db } from '../database/db.ts';
import { type Change, differing } from './change.ts';
import { readRightsAnew, withdrawRights } from './withdrawRights.ts';

const membersOf = async (groupId: unknown): Promise<string[]> => {
  const members = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(eq(appUser.groupId, Number(groupId)));
  return members.map(({ userId }) => userId);
};

/** A change of a user group: its members administer, or no longer do. */
export const groupChanged = async (change: Change): Promise<void> => {
  if (change.kind === 'insert') return;
  const decides = differing(change, ['levelCd', 'useYn', 'mngrShowYn', 'delYn']).length > 0;
  if (decides) await withdrawRights(await membersOf(change.key), change.caller);
  else if (differing(change, ['groupNm']).length) await readRightsAnew(await membersOf(change.key));
};
