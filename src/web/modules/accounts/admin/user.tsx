import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import type { ListStart } from '#web/admin/list/listStart.ts';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Purpose, Row } from '#web/admin/spec/formValues.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { AuthoritiesInput } from './authorities/AuthoritiesInput.tsx';
import { accountStates, UserHead } from './user/UserHead.tsx';
import styles from './user/user.module.css';

const States = ({ user }: { user: Row }) => (
  <span className={styles.badges}>
    {accountStates(user).map(({ word, tone }) => (
      <Badge key={word} tone={tone}>
        {word}
      </Badge>
    ))}
  </span>
);

const Place = ({ user }: { user: Row }) => (
  <span>
    {typeof user.instNm === 'string' ? user.instNm : '-'}
    {typeof user.deptNm === 'string' && <span className={styles.place}>{user.deptNm}</span>}
  </span>
);

const conditions = [
  'userNm',
  'eml',
  'instNm',
  'deptNm',
  'groupId',
  'delYn',
  'userAprvYn',
  'lockYn',
  'leaveYn',
];

export const start: ListStart = { defaults: { delYn: 'N' } };

/** Users with active accounts by default. */
export const list = () => (
  <SpecList filters={conditions} {...start}>
    <SpecField source="userNm" />
    <SpecField source="eml" />
    <SpecField source="instNm" label="기관 · 부서" render={(user) => <Place user={user} />} />
    <SpecField source="groupNm" />
    <SpecField source="userAprvYn" label="상태" render={(user) => <States user={user} />} />
    <SpecField source="lastLgnDt" />
  </SpecList>
);

/** Sections of the form: person, workplace, permissions, state of the account. */
export const form = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection title="인적 사항">
      <SpecInput source="eml" />
      <SpecInput source="userNm" />
      <SpecInput source="telno" />
      <SpecInput source="mblTelno" />
      <SpecInput source="ntnId" />
    </FormSection>
    <FormSection title="소속">
      <SpecInput source="instNm" />
      <SpecInput source="deptNm" />
      <SpecInput source="jbgdNm" />
      <SpecInput source="jbpsNm" />
    </FormSection>
    <FormSection title="역할">
      <SpecInput source="groupId" />
      <SpecInput source="clctdrProfcTkcgYn" />
      <SpecInput source="cmnctBbsMngrYn" />
      <SpecInput source="mediaMngrYn" />
      <SpecInput source="pbrlEvlTrgtYn" />
      <SpecInput source="evlTrprClsfCd" />
    </FormSection>
    <section>
      <AuthoritiesInput />
    </section>
    <FormSection title="이용 상태">
      <SpecInput source="useYn" />
      {purpose === 'update' && <SpecInput source="delYn" />}
      <SpecInput source="rptpEmlYn" />
    </FormSection>
  </SpecForm>
);

export const head = UserHead;
