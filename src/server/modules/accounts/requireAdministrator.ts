import { and, eq, notInArray } from 'drizzle-orm';
import { appUser, userGroup } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { StartProblem } from '#server/kernel/settings/startProblem.ts';
import { demoAccounts } from './demoAccounts.ts';

/**
 * Requires an administrator account when there are no demo accounts; a locked or dormant one counts, since a command
 * can release it.
 * @throws StartProblem if there is no administrator account at all
 */
export const requireAdministrator = async (): Promise<void> => {
  const ofDemo = demoAccounts.map(({ userId }) => userId);
  const found = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .innerJoin(userGroup, eq(userGroup.groupId, appUser.groupId))
    .where(and(eq(userGroup.levelCd, 'ADMIN'), eq(appUser.delYn, 'N'), notInArray(appUser.userId, ofDemo)))
    .limit(1);
  if (found.length) return;
  throw new StartProblem(
    '로그인할 수 있는 관리자가 한 명도 없습니다. ADMIN_EMAIL에 첫 관리자의 이메일을, ADMIN_PASSWORD에 9자 이상의 비밀번호를 지정하고 다시 시작해 주세요.',
  );
};
