import { and, eq, ne } from 'drizzle-orm';
import { appUser } from '#generated/tables/index.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { mayReapply } from '../verification/taken.ts';

type Row = Record<string, unknown>;

const rejected = and(mayReapply, eq(appUser.delYn, 'N'));

/** The rejected request with this e-mail address. */
export const rejectedRequest = async (eml: string): Promise<string | undefined> => {
  const [found] = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(rejected, eq(appUser.emlFold, fold(eml))));
  return found?.userId;
};

/** Columns that are reset when a request is submitted anew: nothing of the earlier decision or account remains. */
const undecided: Row = {
  userAprvYn: 'N',
  joinCertYn: 'N',
  mblCertYn: 'Y',
  groupId: null,
  clctdrProfcTkcgYn: 'N',
  cmnctBbsMngrYn: 'N',
  mediaMngrYn: 'N',
  pbrlEvlTrgtYn: 'N',
  evlTrprClsfCd: null,
  useYn: 'Y',
  lockYn: 'N',
  leaveYn: 'N',
  leaveEndDt: null,
  lastLgnDt: null,
  aprvDt: null,
  aprvrId: null,
  rejectionCdId: null,
  rejectionReason: null,
  pswdHash: null,
  pswdHistory: null,
  pswdChgYmd: null,
  lastJoinCertYmd: null,
  authList: [],
};

/** Turns a rejected request into a new one, in the caller's transaction. Its history is kept. */
export const reopenRequest = async (catalogue: Catalogue, userId: string, values: Row): Promise<void> => {
  await setFacts(catalogue, entityOf(catalogue, 'approvalRequest'), null, userId, () => ({
    ...values,
    ...undecided,
    regDt: new Date(),
  }));
};

/** Removes a newly certified number from the rejected request that still has it. */
export const releaseNumber = async (
  catalogue: Catalogue,
  mblTelno: string,
  except: string | undefined,
): Promise<void> => {
  const holders = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(rejected, eq(appUser.mblTelno, mblTelno), except ? ne(appUser.userId, except) : undefined));
  const free = { mblTelno: null, mblTelnoFold: null, mblCertYn: 'N' };
  for (const { userId } of holders)
    await setFacts(catalogue, entityOf(catalogue, 'approvalRequest'), null, userId, () => free);
};
