import { useState } from 'react';
import type { Session } from '#contract/session.ts';
import { problemSentence } from '#web/shared/http/problemSentence.ts';
import { read } from '#web/shared/http/read.ts';
import { OwnContactVerification } from '#web/shared/verification/OwnContactVerification.tsx';
import { Failure } from './Failure.tsx';
import styles from './SignInSteps.module.css';
import { StepHead } from './StepHead.tsx';
import type { StepProps } from './step.ts';

/** A code, because this address was not used before. */
export const AdditionalVerification = ({ session, onSession }: StepProps) => {
  const [failure, setFailure] = useState('');

  const goOn = async () => {
    try {
      await onSession(await read<Session>('/user-info', { quiet: true }));
    } catch (reason) {
      console.error('session not read after the verification', reason);
      setFailure(problemSentence(reason));
    }
  };

  return (
    <section className={styles.step}>
      <StepHead
        title="추가 인증"
        lead="처음 보는 곳에서 로그인하셨습니다. 본인인지 확인할 수 있도록 인증코드를 입력해 주세요."
      />
      <OwnContactVerification purpose="ADDITIONAL" eml={session.user.eml} onVerified={() => void goOn()} />
      <Failure text={failure} />
    </section>
  );
};
