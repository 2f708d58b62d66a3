import { and, eq } from 'drizzle-orm';
import { appUser } from '#generated/tables/index.ts';

/** Whether the user could sign in and work: no `closedReason` or `signInProblem`, and a certified membership. */
export const isActiveUser = and(
  eq(appUser.delYn, 'N'),
  eq(appUser.userAprvYn, 'Y'),
  eq(appUser.useYn, 'Y'),
  eq(appUser.leaveYn, 'N'),
  eq(appUser.lockYn, 'N'),
  eq(appUser.joinCertYn, 'Y'),
);
