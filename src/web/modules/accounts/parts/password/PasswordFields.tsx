import { useId } from 'react';
import { passwordProblem } from '#contract/password.ts';
import { describedBy, FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { PasswordBox } from './PasswordBox.tsx';
import styles from './PasswordFields.module.css';
import { type PasswordEntry, passwordLabels } from './passwordEntry.ts';

interface PasswordFieldsProps {
  value: PasswordEntry;
  /** Error message of each field at fault. */
  errors: Partial<Record<keyof PasswordEntry, string>>;
  /** E-mail address of the account; '' if unknown. */
  eml: string;
  onChange: (value: PasswordEntry) => void;
}

const rule =
  '9자 이상으로, 영문 대문자·소문자·숫자·특수문자 가운데 세 가지 이상을 섞어 주세요. 이메일 아이디와 최근에 쓴 비밀번호 3개는 쓸 수 없습니다.';

const good = '사용할 수 있는 비밀번호입니다.';

/** Whether the password satisfies the rules, updated while typing. */
const Verdict = ({ password, eml }: { password: string; eml: string }) => {
  const problem = password === '' ? undefined : passwordProblem(password, eml);
  return (
    <p aria-live="polite" className={problem ? styles.notYet : styles.good}>
      {password === '' ? '' : (problem ?? good)}
    </p>
  );
};

/** Fields for a new password and its repetition. */
export const PasswordFields = ({ value, errors, eml, onChange }: PasswordFieldsProps) => {
  const id = useId();
  const field = (name: keyof PasswordEntry) => ({
    id: `${id}-${name}`,
    name,
    autoComplete: 'new-password',
    value: value[name],
    'aria-required': true,
    'aria-invalid': errors[name] !== undefined || undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...value, [name]: target.value }),
  });
  const error = (name: keyof PasswordEntry) => (errors[name] ? { error: errors[name] } : {});
  return (
    <>
      {/* tells password managers which account the password belongs to */}
      <input type="text" autoComplete="username" value={eml} readOnly hidden />
      <FieldFrame id={`${id}-newPswd`} label={passwordLabels.newPswd} help={rule} {...error('newPswd')}>
        <PasswordBox
          {...field('newPswd')}
          aria-describedby={describedBy(`${id}-newPswd`, { help: rule, ...error('newPswd') })}
        />
        {!errors.newPswd && <Verdict password={value.newPswd} eml={eml} />}
      </FieldFrame>
      <FieldFrame id={`${id}-again`} label={passwordLabels.again} {...error('again')}>
        <PasswordBox {...field('again')} aria-describedby={describedBy(`${id}-again`, error('again'))} />
      </FieldFrame>
    </>
  );
};
