import type { YesNo } from '#contract/session.ts';
import type { MyPage } from '#generated/types/myPage.ts';
import { myPageLabels } from '#generated/validators/myPage.ts';
import { type Person, personNames } from '#web/kit/person/PersonFields.tsx';

/** What a person changes of themselves, but for the contacts. */
export interface OwnFields extends Person {
  rptpEmlYn: YesNo;
  prvcClctAgreChc: YesNo;
}

/** The same with the contacts, which are verified before they are saved. */
export interface Profile extends OwnFields {
  eml: string;
  mblTelno: string;
}

const names: readonly (keyof Profile)[] = [...personNames, 'eml', 'mblTelno', 'rptpEmlYn', 'prvcClctAgreChc'];

/** A record as the form shows it. */
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

/** What differs from the record as it was read; an emptied field is null. */
export const changesOf = (read: MyPage, typed: Profile): Record<string, string | null> => {
  const before = profileOf(read);
  const changed = names.filter((name) => typed[name].trim() !== before[name].trim());
  return Object.fromEntries(changed.map((name) => [name, typed[name].trim() || null]));
};

/** A field that was changed here and, differently, elsewhere. */
export interface Conflict {
  label: string;
  mine: string;
  theirs: string;
}

/** The fields in which a choice is needed. Changes elsewhere in other fields can stand beside ours. */
export const conflicts = (read: MyPage, typed: Profile, theirs: MyPage): Conflict[] => {
  const [before, now] = [profileOf(read), profileOf(theirs)];
  return Object.keys(changesOf(read, typed)).flatMap((key) => {
    const name = key as keyof Profile;
    if (now[name] === before[name] || now[name] === typed[name].trim()) return [];
    return [{ label: myPageLabels[name] ?? name, mine: typed[name].trim(), theirs: now[name] }];
  });
};
