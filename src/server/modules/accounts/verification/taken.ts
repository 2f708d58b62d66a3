import { and, eq, not, type SQL } from 'drizzle-orm';
import { appUser } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';

/** A rejected registration: the same person may register again. */
export const mayReapply = and(eq(appUser.signUpYn, 'Y'), eq(appUser.userAprvYn, 'R'));

const contactIs = (chnl: 'EML' | 'SMS', contact: string) =>
  chnl === 'EML' ? eq(appUser.emlFold, fold(contact)) : eq(appUser.mblTelno, contact);

const accountsWith = (chnl: 'EML' | 'SMS', contact: string, but?: SQL): Promise<{ userId: string }[]> =>
  db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(contactIs(chnl, contact), eq(appUser.delYn, 'N'), but && not(but)))
    .limit(1);

/** Whether an account has this e-mail or mobile number, so that a new account cannot use it. */
export const isTakenForJoin = async (chnl: 'EML' | 'SMS', contact: string): Promise<boolean> =>
  (await accountsWith(chnl, contact, mayReapply)).length > 0;

/** Whether an account other than `except` has this e-mail or mobile number. */
export const isTaken = async (chnl: 'EML' | 'SMS', contact: string, except?: string): Promise<boolean> =>
  (await accountsWith(chnl, contact, except === undefined ? undefined : eq(appUser.userId, except))).length >
  0;
