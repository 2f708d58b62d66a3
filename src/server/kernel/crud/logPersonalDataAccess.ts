import type { EntitySpec, OperationSpec } from '#contract/entity.ts';
import { resources } from '#generated/resources/index.ts';
import { privacyLog } from '#generated/tables/index.ts';
import type { PrivacyLog } from '#generated/types/privacyLog.ts';
import type { Caller } from '../access/caller.ts';
import { menuRows } from '../access/menus.ts';
import { db } from '../database/db.ts';
import { storedValues } from './stored.ts';

export type PersonalActionKind = NonNullable<PrivacyLog['prcsClsfCd']>;

/** What was done with personal data. */
export interface PersonalAction {
  prcsClsfCd: PersonalActionKind;
  prcsCn: string;
  /** Whose data, where it is one person's. */
  trgtKey: string | null;
  /** Whose data, where it is that of several. */
  trgtKeys?: readonly string[] | null;
  rsn: string | null;
  rowCnt: number;
}

const menuName = async (urls: readonly string[]): Promise<string | null> => {
  const rows = await menuRows();
  return rows.find(({ url }) => url !== null && urls.includes(url))?.menuNm ?? null;
};

/** A row of the log of personal data without its menu: who did what with whose data, from which address and why. */
export const personalNote = (
  { summary }: Pick<OperationSpec, 'summary'>,
  spec: EntitySpec,
  caller: Caller,
  action: PersonalAction,
) => {
  const { userId, eml, userNm } = caller.user;
  return {
    userId,
    userEml: eml,
    userNm,
    ip: caller.ip,
    prgrmNm: summary,
    trgtNm: spec.label,
    ...action,
    rgtrId: userId,
    mdfrId: userId,
  };
};

/** Writes a row to the log of personal data; it is stored before the answer is sent. */
export const logPersonalDataAccess = async (
  operation: Pick<OperationSpec, 'summary' | 'menus'>,
  spec: EntitySpec,
  caller: Caller,
  action: PersonalAction,
): Promise<void> => {
  const note = { ...personalNote(operation, spec, caller, action), menuNm: await menuName(operation.menus) };
  const { rgtrId, mdfrId } = note;
  const values = storedValues(resources.privacyLog?.fields ?? [], note);
  await db()
    .insert(privacyLog)
    .values({ ...values, rgtrId, mdfrId });
};
