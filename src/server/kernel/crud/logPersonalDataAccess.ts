import { eq } from 'drizzle-orm';
import type { EntitySpec, FieldSpec, OperationSpec } from '#contract/entity.ts';
import { resources } from '#generated/resources/index.ts';
import { privacyLog } from '#generated/tables/index.ts';
import type { PrivacyLog } from '#generated/types/privacyLog.ts';
import type { Caller } from '../access/caller.ts';
import { menuRows } from '../access/menus.ts';
import { runningCall } from '../calls/call.ts';
import { db } from '../database/db.ts';
import { storedValues } from './stored.ts';

/**
 * The field that identifies the person to whom the personal data belongs: the referenced user, the row's account, or
 * the row itself.
 */
const ownerOf = (spec: EntitySpec, { labelOf }: FieldSpec): string =>
  labelOf ?? (spec.fields.some(({ name }) => name === 'userId') ? 'userId' : spec.key);

/** The fields that identify the persons of these personal fields, each once. */
export const ownersOf = (spec: EntitySpec, personal: readonly FieldSpec[]): string[] => [
  ...new Set(personal.map((field) => ownerOf(spec, field))),
];

type PersonalActionKind = NonNullable<PrivacyLog['prcsClsfCd']>;

/** An action on personal data. */
interface PersonalAction {
  prcsClsfCd: PersonalActionKind;
  prcsCn: string;
  /** Key of the person, if the data is that of one person. */
  trgtKey: string | null;
  /** Keys of the persons, if the data is that of several. */
  trgtKeys?: readonly string[] | null;
  /** Number of persons, where `trgtKeys` may name only some of them. */
  trgtCnt?: number | null;
  rsn: string | null;
  rowCnt: number;
}

const menuName = async (urls: readonly string[]): Promise<string | null> => {
  const rows = await menuRows();
  return rows.find(({ url }) => url !== null && urls.includes(url))?.menuNm ?? null;
};

/** A row of the personal data log, without its menu: who did what with whose data, from which address and why. */
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

/** Writes a row to the personal data log; it is stored before the answer is sent. @returns its key */
export const logPersonalDataAccess = async (
  operation: Pick<OperationSpec, 'summary' | 'menus'>,
  spec: EntitySpec,
  caller: Caller,
  action: PersonalAction,
): Promise<number> => {
  const note = { ...personalNote(operation, spec, caller, action), menuNm: await menuName(operation.menus) };
  const { rgtrId, mdfrId } = note;
  const values = storedValues(resources.privacyLog?.fields ?? [], note);
  const [stored] = await db()
    .insert(privacyLog)
    .values({ ...values, rgtrId, mdfrId })
    .returning({ logId: privacyLog.logId });
  return stored?.logId ?? 0;
};

/** Adds to the row of an export which file left: SHA-256 in hexadecimal digits. */
export const noteFile = async (logId: number, fileHash: string): Promise<void> => {
  await db().update(privacyLog).set({ fileHash }).where(eq(privacyLog.logId, logId));
};

/**
 * Logs, in the transaction of a change, whose data an administrative call has changed; nothing if the operation has no
 * `subject`, or if the changed entity has no personal fields.
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
 * Logs, in the transaction of the sending, to which users the running call sends mail; nothing for mail to the caller,
 * and nothing for mail that the server sends by itself.
 * @param what the kind of mail, in Korean
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
