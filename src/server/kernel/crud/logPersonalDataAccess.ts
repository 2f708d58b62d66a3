import type { EntitySpec, OperationSpec } from '#contract/entity.ts';
import { resources } from '#generated/resources/index.ts';
import { privacyLog } from '#generated/tables/index.ts';
import type { PrivacyLog } from '#generated/types/privacyLog.ts';
import type { Caller } from '../access/caller.ts';
import { menuRows } from '../access/menus.ts';
import { runningCall } from '../calls/running.ts';
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

/**
 * Notes, in the transaction of a change, whose data an administrative call has changed; nothing where the call names no
 * `subject`, or changes something else besides.
 */
export const noteChanged = async (spec: EntitySpec, key: unknown, caller: Caller | null): Promise<void> => {
  const call = runningCall();
  if (!call?.operation.subject || !caller || !spec.fields.some(({ personal }) => personal)) return;
  const trgtKey = String(key);
  if (call.noted.has(trgtKey)) return;
  call.noted.add(trgtKey);
  await logPersonalDataAccess(call.operation, spec, caller, {
    prcsClsfCd: 'CHANGE',
    prcsCn: call.operation.summary,
    trgtKey,
    rsn: null,
    rowCnt: 1,
  });
};

/**
 * Notes, in the transaction of the sending, to whom the running call has mails sent; nothing for what people have sent to
 * themselves, and the server by itself.
 * @param what what is sent, in Korean words
 */
export const noteSent = async (userIds: readonly string[], what: string): Promise<void> => {
  const call = runningCall();
  const caller = call?.caller;
  if (!call || !caller) return;
  const others = userIds.filter((userId) => userId !== caller.user.userId);
  const [first, ...more] = others;
  const spec = resources.user;
  if (first === undefined || !spec) return;
  await logPersonalDataAccess(call.operation, spec, caller, {
    prcsClsfCd: 'SEND',
    prcsCn: what,
    trgtKey: more.length ? null : first,
    trgtKeys: more.length ? others : null,
    rsn: null,
    rowCnt: others.length,
  });
};
