import { type FormEvent, useState } from 'react';
import type { Session } from '#contract/session.ts';
import { AgreementFields } from '#web/shared/agreements/AgreementFields.tsx';
import { agree } from '#web/shared/agreements/agree.ts';
import { useAgreements } from '#web/shared/agreements/useAgreements.ts';
import { problemSentence } from '#web/shared/http/problemSentence.ts';
import buttons from '#web/shared/theme/Button.module.css';
import { OwnContactVerification } from '#web/shared/verification/OwnContactVerification.tsx';
import { Failure } from './Failure.tsx';
import styles from './SignInSteps.module.css';
import { StepHead } from './StepHead.tsx';
import type { StepProps } from './step.ts';

/** A certification older than three months, or taken back: a code, then the agreements. */
export const Certification = ({ session, onSession }: StepProps) => {
  const [isVerified, setVerified] = useState(false);
  const why =
    session.joinCertYn === 'N' ? '다시 인증해야 합니다.' : '마지막으로 인증한 지 3개월이 지났습니다.';
  if (isVerified) return <Agreeing onSession={onSession} />;
  return (
    <section className={styles.step}>
      <StepHead title="본인 확인" lead={`${why} 인증코드를 확인한 뒤 약관에 다시 동의해 주세요.`} />
      <OwnContactVerification purpose="RECERT" eml={session.user.eml} onVerified={() => setVerified(true)} />
    </section>
  );
};

const Agreeing = ({ onSession }: { onSession: (session: Session) => Promise<void> }) => {
  const { value, errors, onChange, place, isComplete } = useAgreements();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !isComplete()) return;
    setBusy(true);
    setFailure('');
    try {
      await onSession(await agree(value));
    } catch (reason) {
      console.error('agreements not stored', reason);
      setFailure(problemSentence(reason));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} className={styles.step}>
      <StepHead title="약관 동의" lead="내용을 확인하고 동의해 주세요." />
      <div ref={place}>
        <AgreementFields value={value} errors={errors} onChange={onChange} heading="h3" />
      </div>
      <Failure text={failure} />
      <button type="submit" className={buttons.primary} aria-disabled={busy}>
        동의하고 계속하기
      </button>
    </form>
  );
};
