import { z } from 'zod';
import type { EntitySpec } from '#contract/entity.ts';
import { hasPersonal } from '#contract/entityFields.ts';
import { fieldMessage, form } from '#contract/validation.ts';
import { type Caller, isAdministrator } from '../access/caller.ts';
import type { Call } from '../calls/call.ts';
import { requireReason } from '../crud/reason.ts';
import { denied, validationFailure } from '../failure.ts';
import { logPersonalDataAccess } from './logPersonalDataAccess.ts';

const labels = { reveal: '개인정보 보기', reason: '사유' };
const unmaskForm = form(labels, {
  reveal: z.literal('Y', fieldMessage(labels.reveal)).nullish(),
  reason: z.string(fieldMessage(labels.reason)).max(500, fieldMessage(labels.reason)).nullish(),
});

/**
 * Reads from the query of an export whether personal data is unmasked, and the reason.
 * @throws Failure 403 unless an administrator, 400 for a reason that is missing or over 500 characters
 */
export const readExportMasking = (
  { query, caller }: Call,
  hasPersonalColumns: boolean,
): { isUnmasked: boolean; reason: string | null } => {
  const { reveal, reason } = query;
  const checked = unmaskForm.check({ reveal, reason });
  if (checked.problems) throw validationFailure(checked.problems);
  const given = checked.value.reason ?? null;
  if (!checked.value.reveal || !hasPersonalColumns)
    return { isUnmasked: false, reason: given === null ? null : requireReason(given) };
  if (!caller || !isAdministrator(caller)) throw denied();
  return { isUnmasked: true, reason: requireReason(given) };
};

/**
 * Reads from the query whether personal data is to be unmasked; undefined if not.
 * @throws Failure 403 unless an administrator, 400 for a reason that is missing or over 500 characters
 */
export const readUnmaskRequest = (
  { query, caller }: Call,
  spec: EntitySpec,
): { caller: Caller; reason: string } | undefined => {
  const { reveal, reason } = query;
  if (reveal === undefined || !hasPersonal(spec)) return undefined;
  const checked = unmaskForm.check({ reveal, reason });
  if (checked.problems) throw validationFailure(checked.problems);
  if (!checked.value.reveal) return undefined;
  if (!caller || !isAdministrator(caller)) throw denied();
  return { caller, reason: requireReason(checked.value.reason) };
};

/** Logs that the personal data of one record was viewed unmasked. */
export const noteUnmask = async (
  call: Call,
  spec: EntitySpec,
  key: unknown,
  { caller, reason }: { caller: Caller; reason: string },
): Promise<void> => {
  await logPersonalDataAccess(call.operation, spec, caller, {
    prcsClsfCd: 'VIEW',
    prcsCn: '개인정보 열람',
    trgtKey: String(key),
    rsn: reason,
    rowCnt: 1,
  });
};
