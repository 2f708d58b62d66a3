import { type FormEvent, useEffect, useState } from 'react';
import type { Calls } from '#generated/api/calls.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import { ensureXsrfCookie } from '#web/client/http/xsrf.ts';
import { Spinner } from '#web/kit/loading/Spinner.tsx';
import { StepHeading } from '#web/kit/page/StepHeading.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { PasswordForm } from '../../parts/password/PasswordForm.tsx';
import { checkEmail } from './checkLogin.ts';
import styles from './Login.module.css';
import { LoginFrame } from './LoginFrame.tsx';

interface ForgottenPasswordProps {
  /** Proposed address. */
  eml: string;
  onLeave: () => void;
}

/** Asks for the mail with a link to set a new password. The answer does not tell whether the account exists. */
export const ForgottenPassword = ({ eml, onLeave }: ForgottenPasswordProps) => {
  const [fault, setFault] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget).get('eml');
    const address = typeof given === 'string' ? given.replace(/\s/g, '') : '';
    const wrong = checkEmail(address);
    setFault(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      await ensureXsrfCookie();
      const { message } = await write<{ message: string }>(
        'POST',
        '/password-link/request',
        { eml: address },
        { quiet: true },
      );
      setAnswer(message);
    } catch (problem) {
      console.error('password link not requested', problem);
      setFault(problemSentence(problem));
    } finally {
      setBusy(false);
    }
  };

  return (
    <LoginFrame compact>
      <StepHeading className={styles.step}>비밀번호 다시 정하기</StepHeading>
      {answer ? (
        <p className={styles.notice} role="status">
          {answer}
        </p>
      ) : (
        <form className={styles.form} noValidate onSubmit={submit}>
          <p>가입할 때 쓴 이메일로 비밀번호를 정하는 링크를 보내 드립니다.</p>
          <div className={styles.field}>
            <label htmlFor="forgotten-eml">이메일</label>
            <input
              id="forgotten-eml"
              name="eml"
              type="email"
              autoComplete="username"
              defaultValue={eml}
              required
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? 'forgotten-fault' : undefined}
            />
            {fault && (
              <p id="forgotten-fault" className={styles.fault} role="alert">
                {fault}
              </p>
            )}
          </div>
          <button type="submit" className={buttons.primary} aria-disabled={busy}>
            링크 받기
          </button>
        </form>
      )}
      <p className={styles.signUp}>
        <button type="button" onClick={onLeave}>
          로그인 화면으로
        </button>
      </p>
    </LoginFrame>
  );
};

interface SetPasswordProps {
  /** From the mailed link. */
  token: string;
  /** Called when the password is set, with the account's partly masked e-mail. */
  onSet: (coveredEml: string | null) => void;
  onLeave: () => void;
}

type LinkState = Calls['POST /password-link/check']['answer']['data'];

const ask = async <T,>(path: string, body: object): Promise<T> => {
  await ensureXsrfCookie();
  return write<T>('POST', path, body, { quiet: true });
};

/** State of the link by the server; null while loading. A refused request counts as an unusable link. */
const useLinkState = (token: string): LinkState | null => {
  const [state, setState] = useState<LinkState | null>(null);
  useEffect(() => {
    let current = true;
    const tell = (answered: LinkState) => current && setState(answered);
    ask<LinkState>('/password-link/check', { token }).then(tell, (failure: unknown) => {
      console.error('password link not checked', failure);
      tell({ result: false, message: problemSentence(failure), eml: null, userNm: null });
    });
    return () => {
      current = false;
    };
  }, [token]);
  return state;
};

/** /login#link=<token>: the form behind a mailed link, which sets the password. */
export const SetPassword = ({ token, onSet, onLeave }: SetPasswordProps) => {
  const state = useLinkState(token);

  if (!state) {
    return (
      <LoginFrame compact>
        <p role="status" className={styles.waiting}>
          <Spinner /> 링크를 확인하는 중입니다.
        </p>
      </LoginFrame>
    );
  }
  if (!state.result) {
    return (
      <LoginFrame compact>
        <section className={styles.setPasswordStep}>
          <StepHeading className={styles.title}>사용할 수 없는 링크입니다</StepHeading>
          <p role="alert">{state.message}</p>
          <button type="button" className={buttons.primary} onClick={onLeave}>
            로그인 화면으로
          </button>
        </section>
      </LoginFrame>
    );
  }
  return (
    <LoginFrame compact>
      <section className={styles.setPasswordStep}>
        <div>
          <StepHeading className={styles.title}>비밀번호 설정</StepHeading>
          <p className={styles.lead}>
            {state.eml ? `${state.eml} 계정으로 로그인할 때` : '로그인할 때'} 사용할 비밀번호를 정해 주세요.
          </p>
        </div>
        <PasswordForm
          eml=""
          submitLabel="비밀번호 설정"
          onSubmit={async ({ newPswd }) => {
            await ask('/password-link', { token, newPswd });
            onSet(state.eml);
          }}
        />
      </section>
    </LoginFrame>
  );
};
