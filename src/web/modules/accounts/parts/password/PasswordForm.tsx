import { type FormEvent, useId, useRef, useState } from 'react';
import { fill, messages } from '#contract/messages.ts';
import { passwordProblem } from '#contract/password.ts';
import type { Session } from '#contract/session.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import { describedBy, FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import refusals from '#web/kit/states/Refusal.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import { PasswordBox } from './PasswordBox.tsx';
import styles from './PasswordForm.module.css';

/** Changes the password of the signed-in user; the user's other sessions end. Rejects with HttpProblem. */
export const changePassword = (typed: { pswd: string; newPswd: string }): Promise<Session> =>
  write<Session>('PUT', '/update-user/password', typed, { quiet: true });

/** A new password, typed twice. */
interface PasswordEntry {
  newPswd: string;
  again: string;
}

const noPassword: PasswordEntry = { newPswd: '', again: '' };

const passwordLabels = { newPswd: '새 비밀번호', again: '새 비밀번호 확인' } as const;

const missing = (name: keyof PasswordEntry): string =>
  fill(messages.required.one, { label: passwordLabels[name] });

/** Error message of each field at fault. `eml` is the account's e-mail address; '' if unknown. */
export const passwordEntryProblems = (
  { newPswd, again }: PasswordEntry,
  eml: string,
): Partial<Record<keyof PasswordEntry, string>> => {
  const wrong = newPswd === '' ? missing('newPswd') : passwordProblem(newPswd, eml);
  const differs = again === newPswd ? undefined : '비밀번호가 서로 다릅니다. 다시 입력해 주세요.';
  const wrongAgain = again === '' ? missing('again') : differs;
  return { ...(wrong && { newPswd: wrong }), ...(wrongAgain && { again: wrongAgain }) };
};

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
const PasswordFields = ({ value, errors, eml, onChange }: PasswordFieldsProps) => {
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

interface TypedPasswords {
  /** The current password; '' if the form does not ask for it. */
  pswd: string;
  newPswd: string;
}

interface PasswordFormProps {
  /** E-mail address of the account; '' if unknown. */
  eml: string;
  /** Also asks for the current password. */
  asksPresent?: boolean;
  submitLabel: string;
  /** Submits the passwords. Rejects with HttpProblem. */
  onSubmit: (typed: TypedPasswords) => Promise<void>;
}

type Errors = Partial<Record<'pswd' | 'newPswd' | 'again', string>>;

const presentLabel = '현재 비밀번호';

const isWrongPresent = (failure: unknown): boolean =>
  failure instanceof HttpProblem && failure.status === 401;

/** The server's error messages by field. */
const refusedFields = (failure: unknown): Errors => {
  if (isWrongPresent(failure)) return { pswd: problemSentence(failure) };
  const fields = failure instanceof HttpProblem ? (failure.body.fields ?? []) : [];
  return Object.fromEntries(
    fields
      .filter(({ name }) => name === 'pswd' || name === 'newPswd')
      .map(({ name, message }) => [name, message]),
  );
};

/** Sets a new password: asks for the current one if needed, and twice for the new one. */
export const PasswordForm = ({ eml, asksPresent = false, submitLabel, onSubmit }: PasswordFormProps) => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [pswd, setPswd] = useState('');
  const [entry, setEntry] = useState(noPassword);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const show = (found: Errors): boolean => {
    setErrors(found);
    const first = (['pswd', 'newPswd', 'again'] as const).find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure('');
    const missing = asksPresent && pswd === '';
    const found: Errors = {
      ...(missing && { pswd: fill(messages.required.one, { label: presentLabel }) }),
      ...passwordEntryProblems(entry, eml),
    };
    if (show(found)) return;
    setBusy(true);
    try {
      await onSubmit({ pswd, newPswd: entry.newPswd });
      setPswd('');
      setEntry(noPassword);
    } catch (reason) {
      console.error('password not set', reason);
      const refused = refusedFields(reason);
      const isAtField = refused.newPswd !== undefined || (asksPresent && refused.pswd !== undefined);
      if (isAtField) show(refused);
      else setFailure(problemSentence(reason));
    } finally {
      setBusy(false);
    }
  };

  const change = (name: keyof Errors) => {
    const { [name]: _gone, ...rest } = errors;
    setErrors(rest);
  };
  const presentError = errors.pswd ? { error: errors.pswd } : {};
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {asksPresent && (
        <FieldFrame id={`${id}-pswd`} label={presentLabel} {...presentError}>
          <PasswordBox
            id={`${id}-pswd`}
            name="pswd"
            autoComplete="current-password"
            value={pswd}
            aria-required
            aria-invalid={errors.pswd !== undefined || undefined}
            aria-describedby={describedBy(`${id}-pswd`, presentError)}
            onChange={({ target }) => {
              setPswd(target.value);
              change('pswd');
            }}
          />
        </FieldFrame>
      )}
      <PasswordFields
        value={entry}
        errors={errors}
        eml={eml}
        onChange={(typed) => {
          change(typed.newPswd === entry.newPswd ? 'again' : 'newPswd');
          setEntry(typed);
        }}
      />
      <div role="alert">{failure && <p className={refusals.large}>{failure}</p>}</div>
      <button type="submit" className={buttons.primary} aria-disabled={busy}>
        {submitLabel}
      </button>
    </form>
  );
};
