import { useState } from 'react';
import type { Session } from '#contract/session.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { changePassword } from '../../../parts/password/changePassword.ts';
import { PasswordForm } from '../../../parts/password/PasswordForm.tsx';
import { Failure } from './Failure.tsx';
import styles from './SignInSteps.module.css';
import { StepHead } from './StepHead.tsx';
import type { StepProps } from './step.ts';

/** For a password older than six months: sets a new one, or extends the old one by six months. */
export const PasswordExtension = ({ session, pswd, onSession }: StepProps) => {
  const [isChanging, setChanging] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const extend = async () => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await onSession(await write<Session>('PUT', '/update-user/password-extend', {}, { quiet: true }));
    } catch (reason) {
      console.error('password not extended', reason);
      setFailure(problemSentence(reason));
    } finally {
      setBusy(false);
    }
  };

  if (isChanging) {
    return (
      <section className={styles.step}>
        <StepHead title="비밀번호 변경" lead="앞으로 사용할 비밀번호를 정해 주세요." />
        <PasswordForm
          eml={session.user.eml}
          asksPresent={pswd === ''}
          submitLabel="비밀번호 변경"
          onSubmit={async (typed) => {
            await onSession(await changePassword({ ...typed, pswd: typed.pswd || pswd }));
          }}
        />
        <button type="button" className={buttons.tertiary} onClick={() => setChanging(false)}>
          이전으로
        </button>
      </section>
    );
  }
  return (
    <section className={styles.step}>
      <StepHead
        title="6개월 동안 비밀번호를 바꾸지 않았습니다"
        lead="안전하게 이용하시려면 비밀번호를 바꿔 주세요. 지금 바꾸기 어렵다면 지금 쓰는 비밀번호를 6개월 더 쓸 수 있습니다."
      />
      <Failure text={failure} />
      <div className={styles.actions}>
        <button type="button" className={buttons.primary} onClick={() => setChanging(true)}>
          지금 변경
        </button>
        <button type="button" className={buttons.tertiary} aria-disabled={busy} onClick={() => void extend()}>
          6개월 연장
        </button>
      </div>
    </section>
  );
};
