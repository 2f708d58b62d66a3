import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { messages } from '#contract/messages.ts';
import type { Session, YesNo } from '#contract/session.ts';
import type { MyPage } from '#generated/types/myPage.ts';
import { myPageLabels, myPageUpdate } from '#generated/validators/myPage.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { startSession } from '#web/client/session/sessionStore.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { contractResolver } from '#web/kit/forms/contractResolver.ts';
import { showRefusal } from '#web/kit/forms/showRefusal.ts';
import { useUnsavedForm } from '#web/kit/forms/useUnsavedForm.ts';
import {
  type Person,
  personNames,
  type StoredContact,
  useVerification,
} from '#web/modules/accounts/index.ts';

/** The fields users may change of their own account, except the contacts. */
export interface OwnFields extends Person {
  rptpEmlYn: YesNo;
  prvcClctAgreChc: YesNo;
}

/** The fields including the contacts, which are verified before they are saved. */
interface Profile extends OwnFields {
  eml: string;
  mblTelno: string;
}

const names: readonly (keyof Profile)[] = [...personNames, 'eml', 'mblTelno', 'rptpEmlYn', 'prvcClctAgreChc'];

/** The form values of a record. */
export const profileOf = (record: MyPage): Profile => ({
  userNm: record.userNm ?? '',
  instNm: record.instNm ?? '',
  deptNm: record.deptNm ?? '',
  jbgdNm: record.jbgdNm ?? '',
  jbpsNm: record.jbpsNm ?? '',
  ntnId: record.ntnId,
  telno: record.telno ?? '',
  eml: record.eml ?? '',
  mblTelno: record.mblTelno ?? '',
  rptpEmlYn: record.rptpEmlYn,
  prvcClctAgreChc: record.prvcClctAgreChc,
});

/** The changes against the record as it was read; an emptied field is null. */
export const changesOf = (read: MyPage, typed: Profile): Record<string, string | null> => {
  const before = profileOf(read);
  const changed = names.filter((name) => typed[name].trim() !== before[name].trim());
  return Object.fromEntries(changed.map((name) => [name, typed[name].trim() || null]));
};

/** A field changed both here and elsewhere, to different values. */
interface Conflict {
  label: string;
  mine: string;
  theirs: string;
}

/** The fields that need a choice. Changes elsewhere in other fields do not conflict. */
export const conflicts = (read: MyPage, typed: Profile, theirs: MyPage): Conflict[] => {
  const [before, now] = [profileOf(read), profileOf(theirs)];
  return Object.keys(changesOf(read, typed)).flatMap((key) => {
    const name = key as keyof Profile;
    if (now[name] === before[name] || now[name] === typed[name].trim()) return [];
    return [{ label: myPageLabels[name] ?? name, mine: typed[name].trim(), theirs: now[name] }];
  });
};

/** The newer record, if a save was refused because of a conflict. */
const newerRecord = (failure: unknown): MyPage | undefined =>
  failure instanceof HttpProblem && failure.body.code === 'CONFLICT'
    ? (failure.body.data as MyPage | undefined)
    : undefined;

const shown = (value: string): string => (value === '' ? '비어 있음' : `‘${value}’`);

/** Asks which version to keep. */
const conflictQuestion = (conflicting: readonly Conflict[]): string =>
  [
    '다른 곳에서 내 정보를 먼저 저장했습니다. 아래 항목은 값이 서로 다릅니다.',
    ...conflicting.map(
      ({ label, mine, theirs }) => `${label}\n저장된 값 ${shown(theirs)}\n입력한 값 ${shown(mine)}`,
    ),
    '입력한 내용으로 저장하시겠습니까?',
  ].join('\n\n');

export const myPageKey = ['myPage'];

const { emailDuplicateCheckNeeded, phoneVerificationNeeded } = messages.form;
const emailRules = { duplicateCheckNeeded: emailDuplicateCheckNeeded };
const mobileRules = {
  optional: true,
  duplicateCheckNeeded: phoneVerificationNeeded,
  verificationNeeded: phoneVerificationNeeded,
};

const storedEmail = ({ eml }: MyPage): StoredContact => ({ text: eml ?? '', verified: true });
const storedMobile = ({ mblTelno, mblCertYn }: MyPage): StoredContact => ({
  text: mblTelno ?? '',
  verified: mblCertYn === 'Y',
});

const fieldNames: readonly (keyof OwnFields)[] = [...personNames, 'rptpEmlYn', 'prvcClctAgreChc'];

/** Updates name and address of the signed-in user in the header. */
const refreshSession = async (): Promise<void> => {
  startSession(await read<Session>('/user-info', { quiet: true, background: true }));
};

/** The form of the user's own record: its fields, both contacts with their verification, and the save. */
export const useProfile = (record: MyPage) => {
  const queryClient = useQueryClient();
  const email = useVerification('EML', 'CHANGE', { stored: storedEmail(record), rules: emailRules });
  const mobile = useVerification('SMS', 'CHANGE', { stored: storedMobile(record), rules: mobileRules });
  const [saved, setSaved] = useState(false);

  const withContacts = (fields: OwnFields): Profile => ({
    ...fields,
    eml: email.contact.text,
    mblTelno: mobile.contact.text,
  });
  const form = useForm<OwnFields>({
    defaultValues: profileOf(record),
    resolver: contractResolver(myPageUpdate, (fields) => ({
      ...withContacts(fields),
      userId: record.userId,
      mdfcnDt: record.mdfcnDt,
    })),
  });
  const typed = withContacts(useWatch({ control: form.control }) as OwnFields);
  const changes = Object.keys(changesOf(record, typed));
  const changed = changes.length > 0;

  // after a reload untouched fields take the new values
  const shown = useRef(record);
  useEffect(() => {
    const before = profileOf(shown.current);
    const now = profileOf(record);
    shown.current = record;
    for (const name of fieldNames) if (form.getValues(name) === before[name]) form.setValue(name, now[name]);
  }, [record, form]);

  /** Undefined if the user chose not to overwrite the other version. */
  const send = async (mine: Profile, version: string): Promise<MyPage | undefined> => {
    try {
      const body = { userId: record.userId, mdfcnDt: version, ...changesOf(record, mine) };
      return await write<MyPage>('PUT', '/user-mypage', body, { quiet: true });
    } catch (failure) {
      const theirs = newerRecord(failure);
      if (!theirs) throw failure;
      const conflicting = conflicts(record, mine, theirs);
      const goesOn =
        conflicting.length === 0 || (await askConfirm(conflictQuestion(conflicting), '입력한 내용으로 저장'));
      if (goesOn) return send(mine, theirs.mdfcnDt);
      queryClient.setQueryData(myPageKey, theirs);
      return undefined;
    }
  };

  const show = (stored: MyPage): void => {
    form.reset(profileOf(stored));
    email.restart(storedEmail(stored));
    mobile.restart(storedMobile(stored));
  };

  const refuse = (failure: unknown): void => {
    const atFault = failure instanceof HttpProblem ? (failure.body.fields ?? []) : [];
    for (const [name, contact] of [
      ['eml', email],
      ['mblTelno', mobile],
    ] as const) {
      const problem = atFault.find((field) => field.name === name);
      if (problem) contact.refuse(problem.message);
    }
    showRefusal(failure, fieldNames, form.setError);
  };

  const save = async (fields: OwnFields): Promise<void> => {
    setSaved(false);
    try {
      const stored = await send(withContacts(fields), record.mdfcnDt);
      if (!stored) return;
      queryClient.setQueryData(myPageKey, stored);
      show(stored);
      setSaved(true);
      await refreshSession();
    } catch (failure) {
      console.error('my page not saved', failure);
      refuse(failure);
    }
  };

  const kept = useUnsavedForm({
    place: `myPage:${record.userId}`,
    unsaved: () => ({ values: changesOf(record, typed) }),
    restore: ({ values }) => {
      const { eml, mblTelno, ...fields } = values as Partial<Record<keyof Profile, string | null>>;
      for (const name of fieldNames) if (name in fields) form.setValue(name, fields[name] ?? '');
      if (eml !== undefined) email.type(eml ?? '');
      if (mblTelno !== undefined) mobile.type(mblTelno ?? '');
    },
  });
  const undo = (): void => {
    show(record);
    kept.forget();
  };

  return {
    form,
    email,
    mobile,
    changed,
    /** Names of the unsaved fields. */
    changes,
    saved: saved && !changed,
    isRestored: kept.isRestored && changed,
    save,
    undo,
  };
};
