import { type FormEvent, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#web/client/session/sessionStore.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { checkLogin, type LoginForm } from './checkLogin.ts';
import styles from './Login.module.css';
import { LoginFrame } from './LoginFrame.tsx';

interface FieldProps {
  name: string;
  label: string;
  type: 'email' | 'password';
  autoComplete: string;
  defaultValue?: string;
  fault: string | undefined;
}

/** A labelled input; its error message is below it and is read out with it. */
const Field = ({ name, label, type, autoComplete, defaultValue, fault }: FieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={defaultValue}
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
      />
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
};

interface LoginProps {
  /** A message on what just happened, for example that the password was set. */
  notice?: string | undefined;
  /** Why the server ended the previous session. */
  endReason?: string | null;
  /** The user has started typing: time to fetch the rest of the application. */
  onTyping: () => void;
  /** Rejects with HttpProblem. */
  signIn: (eml: string, pswd: string) => Promise<void>;
}

/** Part of the login's address that leads to a new password. */
export const forgottenHash = '#forgotten';

const unknownFailure = '로그인하지 못했습니다. 잠시 후 다시 시도해 주세요.';

const saveUsername = (savedUsername: string | null): void => {
  useSession.setState(({ login }) => ({ login: { ...login, savedUsername } }));
};

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** A native form, so that the first screen needs neither the component library nor the form library. */
export const Login = ({ notice, endReason, onTyping, signIn }: LoginProps) => {
  const { search } = useLocation();
  const saved = useSession(({ login }) => login.savedUsername);
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Partial<Record<keyof LoginForm, string>>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const focusField = (name: string): void => {
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const eml = textOf(data, 'eml').replace(/\s/g, '');
    const pswd = textOf(data, 'pswd');
    const found = checkLogin({ eml, pswd });
    setFaults(found);
    setFailure('');
    const first = Object.keys(found)[0];
    if (first) return focusField(first);

    setBusy(true);
    try {
      await signIn(eml, pswd);
      saveUsername(data.get('save') ? eml : null);
    } catch (reason) {
      console.error('login failed', reason);
      setFailure(reason instanceof Error && reason.name === 'HttpProblem' ? reason.message : unknownFailure);
      focusField('pswd');
    } finally {
      setBusy(false);
    }
  };

  return (
    <LoginFrame lead="업무용 이메일로 로그인해 주세요.">
      <form ref={form} className={styles.form} noValidate onSubmit={submit} onInput={onTyping}>
        {notice && (
          <p className={styles.notice} role="status">
            {notice}
          </p>
        )}
        {endReason && !notice && (
          <p className={styles.endReason} role="alert">
            {endReason}
          </p>
        )}
        <Field
          name="eml"
          label="이메일"
          type="email"
          autoComplete="username"
          defaultValue={saved ?? ''}
          fault={faults.eml}
        />
        <Field
          name="pswd"
          label="비밀번호"
          type="password"
          autoComplete="current-password"
          fault={faults.pswd}
        />
        <label className={styles.save}>
          <input type="checkbox" name="save" defaultChecked={saved !== null} />
          이메일 저장
        </label>
        <p className={styles.failure} role="alert">
          {failure}
        </p>
        <button type="submit" className={buttons.primary} aria-disabled={busy}>
          {busy ? '로그인하는 중입니다.' : '로그인'}
        </button>
      </form>
      <p className={styles.signUp}>
        <Link to={search + forgottenHash}>비밀번호를 잊으셨나요?</Link>
      </p>
      <p className={styles.signUp}>
        계정이 없으신가요? <Link to="/signUp">회원가입</Link>
      </p>
    </LoginFrame>
  );
};
