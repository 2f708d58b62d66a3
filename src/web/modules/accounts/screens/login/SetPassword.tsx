import { useEffect, useState } from 'react';
import type { Calls } from '#generated/api/calls.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import { ensureXsrfCookie } from '#web/client/http/xsrf.ts';
import { Spinner } from '#web/kit/loading/Spinner.tsx';
import { StepHeading } from '#web/kit/page/StepHeading.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { PasswordForm } from '../../parts/password/PasswordForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import styles from './SetPassword.module.css';

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
        <section className={styles.step}>
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
      <section className={styles.step}>
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
