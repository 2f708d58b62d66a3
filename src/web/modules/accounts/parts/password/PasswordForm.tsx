import { type FormEvent, useId, useRef, useState } from 'react';
import { fill, messages } from '#contract/messages.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { describedBy, FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import refusals from '#web/kit/states/Refusal.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import { PasswordBox } from './PasswordBox.tsx';
import { noPassword, passwordEntryProblems } from './passwordEntry.ts';
import { PasswordFields } from './PasswordFields.tsx';
import styles from './PasswordForm.module.css';

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
