import { changePassword } from '#web/shared/password/changePassword.ts';
import { PasswordForm } from '#web/shared/password/PasswordForm.tsx';
import styles from './SignInSteps.module.css';
import { StepHead } from './StepHead.tsx';
import type { StepProps } from './step.ts';

/** A password that the person never chose: a new one is set. */
export const PasswordChange = ({ session, pswd, onSession }: StepProps) => (
  <section className={styles.step}>
    <StepHead
      title="비밀번호 변경"
      lead="아직 비밀번호를 직접 정하지 않은 계정입니다. 앞으로 사용할 비밀번호를 정해 주세요."
    />
    <PasswordForm
      eml={session.user.eml}
      asksPresent={pswd === ''}
      submitLabel="비밀번호 변경"
      onSubmit={async (typed) => {
        await onSession(await changePassword({ ...typed, pswd: typed.pswd || pswd }));
      }}
    />
  </section>
);
