import { type FormEvent, useState } from 'react';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import { ensureXsrfCookie } from '#web/client/http/xsrf.ts';
import { StepHeading } from '#web/kit/page/StepHeading.tsx';
import buttons from '#web/kit/theme/Button.module.css';
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
