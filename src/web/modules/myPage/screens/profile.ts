import type { YesNo } from '#contract/session.ts';
import type { MyPage } from '#generated/types/myPage.ts';
import { myPageLabels } from '#generated/validators/myPage.ts';
import { type Person, personNames } from '#web/modules/accounts/index.ts';

/** The fields users may change of their own account, except the contacts. */
export interface OwnFields extends Person {
  rptpEmlYn: YesNo;
  prvcClctAgreChc: YesNo;
}

/** The fields including the contacts, which are verified before they are saved. */
export interface Profile extends OwnFields {
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
export interface Conflict {
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
