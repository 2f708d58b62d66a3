import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { appUser, passwordLink } from '#generated/tables/index.ts';
import { whyClosed } from '#server/kernel/access/whyClosed.ts';
import { db } from '#server/kernel/database/db.ts';
import type { Account } from '../session/login.ts';
import { hashToken } from '../session/tokens.ts';

/** Unknown, used and replaced links look alike: whoever tries addresses learns nothing. */
export const unusable =
  '사용할 수 없는 링크입니다. 이미 사용했거나 새 링크로 바뀌었을 수 있습니다. 관리자에게 새 링크를 요청해 주세요.';
const expired = '링크의 유효기간 24시간이 지났습니다. 관리자에게 새 링크를 요청해 주세요.';

/** A link leads to its account, or there is a sentence why not. */
export type OpenedLink = { account: Account; problem?: undefined } | { account?: undefined; problem: string };

/** The account whose password the token may set. */
export const openLink = async (token: string): Promise<OpenedLink> => {
  const [found] = await db()
    .select({
      account: appUser,
      useDt: passwordLink.useDt,
      mailedTo: passwordLink.emlFold,
      isOver: sql<boolean>`coalesce(${passwordLink.expDt} <= now(), true)`,
    })
    .from(passwordLink)
    .innerJoin(appUser, eq(appUser.userId, passwordLink.userId))
    .where(eq(passwordLink.tokenHash, hashToken(token)));
  // an address that was corrected since may have been a stranger's
  if (!found || found.useDt || found.mailedTo !== found.account.emlFold) return { problem: unusable };
  if (found.isOver) return { problem: expired };
  const closed = whyClosed(found.account);
  return closed ? { problem: closed } : { account: found.account };
};

/** Uses the link up, in the caller's transaction: of two at once one gets true. */
export const useLink = async (token: string): Promise<boolean> => {
  const used = await db()
    .update(passwordLink)
    .set({ useDt: sql`now()` })
    .where(
      and(
        eq(passwordLink.tokenHash, hashToken(token)),
        isNull(passwordLink.useDt),
        gt(passwordLink.expDt, sql`now()`),
      ),
    )
    .returning({ userId: passwordLink.userId });
  return used.length > 0;
};
