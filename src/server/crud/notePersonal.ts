import type { EntitySpec, OperationSpec } from '#contract/entity.ts';
import { resources } from '#generated/resources/index.ts';
import { privacyLog } from '#generated/tables/index.ts';
import type { PrivacyLog } from '#generated/types/privacyLog.ts';
import type { Caller } from '../access/caller.ts';
import { db } from '../database/db.ts';
import { menuRows } from '../features/menus/menus.ts';
import { storedValues } from './stored.ts';

export type PersonalDeedKind = NonNullable<PrivacyLog['prcsClsfCd']>;

/** What was done with personal data. */
export interface PersonalDeed {
  prcsClsfCd: PersonalDeedKind;
  prcsCn: string;
  /** Whose data, where it is one person's. */
  trgtKey: string | null;
  rsn: string | null;
  rowCnt: number;
}

const menuName = async (urls: readonly string[]): Promise<string | null> => {
  const rows = await menuRows();
  return rows.find(({ url }) => url !== null && urls.includes(url))?.menuNm ?? null;
};

/** Notes who did what with whose personal data, from where and why; it stands before the answer goes out. */
export const notePersonal = async (
  { summary, menus }: Pick<OperationSpec, 'summary' | 'menus'>,
  spec: EntitySpec,
  caller: Caller,
  deed: PersonalDeed,
): Promise<void> => {
  const { userId, eml, userNm } = caller.user;
  const note = {
    userId,
    userEml: eml,
    userNm,
    ip: caller.ip,
    menuNm: await menuName(menus),
    prgrmNm: summary,
    trgtNm: spec.label,
    ...deed,
  };
  const values = storedValues(resources.privacyLog?.fields ?? [], note);
  await db()
    .insert(privacyLog)
    .values({ ...values, rgtrId: userId, mdfrId: userId });
};
