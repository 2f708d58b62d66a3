import { type ComponentType, useState } from 'react';
import type { Session } from '#contract/session.ts';
import { useSite } from '#web/shared/session/siteStore.ts';
import { LoginFrame } from '../LoginFrame.tsx';
import { AdditionalVerification } from './AdditionalVerification.tsx';
import { Certification } from './Certification.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { PasswordExtension } from './PasswordExtension.tsx';
import styles from './SignInSteps.module.css';
import type { StepProps } from './step.ts';

const screens = {
  additionalVerification: AdditionalVerification,
  passwordChange: PasswordChange,
  passwordExtension: PasswordExtension,
  certification: Certification,
} satisfies Record<string, ComponentType<StepProps>>;

export type StepName = keyof typeof screens;

interface SignInStepsProps {
  step: StepName;
  session: Session;
  pswd: string;
  /** Takes over a session and tells the step that is due then; null when the sign-in is done. */
  takeOver: (session: Session) => Promise<StepName | null>;
  onLeave: () => void;
}

/** What stands between the right password and the screens, one step after the other; each is left by the person's own doing. */
export const SignInSteps = ({ step, session, pswd, takeOver, onLeave }: SignInStepsProps) => {
  const { supportEmail } = useSite();
  const [attempts, setAttempts] = useState(0);
  const Step = screens[step];

  const onSession = async (answered: Session) => {
    const next = await takeOver(answered);
    // the server did not take note of the step: it is begun anew by the person, not by us
    setAttempts((count) => (next === step ? count + 1 : 0));
  };

  return (
    <LoginFrame compact>
      <div role="alert">
        {attempts > 0 && (
          <p className={styles.failure}>
            이 단계를 마치지 못했습니다. 다시 시도해도 되지 않으면 {supportEmail}(으)로 문의해 주세요.
          </p>
        )}
      </div>
      <Step key={`${step}-${attempts}`} session={session} pswd={pswd} onSession={onSession} />
      <p className={styles.leave}>
        <button type="button" onClick={onLeave}>
          로그아웃하고 처음으로
        </button>
      </p>
    </LoginFrame>
  );
};
