import { eq } from 'drizzle-orm';
import { appUser } from '#generated/tables/index.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db } from '#server/kernel/database/db.ts';
import type { Account } from '../session/login.ts';

/** Columns of an account without personal data: the history may contain them unmasked. */
export type PlainColumns = Partial<
  Pick<
    Account,
    | 'pswdChgYmd'
    | 'lastJoinCertYmd'
    | 'joinCertYn'
    | 'useTrmsAgre'
    | 'prvcClctAgreEsntl'
    | 'prvcClctAgreChc'
    | 'rptpEmlYn'
    | 'delYn'
    | 'mblCertYn'
  >
>;

/**
 * Sets columns of the caller's own account and writes the previous values to the history, in the caller's transaction.
 */
export const recordAccountChange = async (account: Account, values: PlainColumns): Promise<void> => {
  const names = Object.keys(values) as (keyof PlainColumns)[];
  await db()
    .update(appUser)
    .set({ ...values, mdfrId: account.userId, mdfcnDt: nextVersion(appUser.mdfcnDt) })
    .where(eq(appUser.userId, account.userId));
  await addHistory([
    {
      entityNm: 'user',
      recordKey: account.userId,
      chgKnd: 'update',
      bfrCn: Object.fromEntries(names.map((name) => [name, account[name]])),
      aftrCn: values,
      rgtrId: account.userId,
    },
  ]);
};
