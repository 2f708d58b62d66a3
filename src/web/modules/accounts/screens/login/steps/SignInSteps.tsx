import { type ComponentType, useState } from 'react';
import type { Session } from '#contract/session.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { useSite } from '#web/client/session/siteStore.ts';
import { StepHeading } from '#web/kit/page/StepHeading.tsx';
import refusals from '#web/kit/states/Refusal.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import { AgreementFields } from '../../../parts/agreements/AgreementFields.tsx';
import { useAgreeing } from '../../../parts/agreements/agreements.ts';
import { changePassword, PasswordForm } from '../../../parts/password/PasswordForm.tsx';
import { OwnContactVerification } from '../../../parts/verification/OwnContactVerification.tsx';
import { LoginFrame } from '../LoginFrame.tsx';
import styles from './SignInSteps.module.css';

/** Props of every sign-in step. */
interface StepProps {
  session: Session;
  /** The password just typed; '' after a reload. */
  pswd: string;
  /** Applies the session from the step's response; the next step follows from it. */
  onSession: (session: Session) => Promise<void>;
}

/** The title of the step, and why it is required. */
const StepHead = ({ title, lead }: { title: string; lead: string }) => (
  <div>
    <StepHeading className={styles.title}>{title}</StepHeading>
    <p className={styles.lead}>{lead}</p>
  </div>
);

/** For a password older than six months: sets a new one, or extends the old one by six months. */
const PasswordExtension = ({ session, pswd, onSession }: StepProps) => {
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

/** Why the request was refused. The live region is always in the page, so that changes are announced. */
export const Failure = ({ text }: { text: string }) => (
  <div role="alert">{text && <p className={refusals.large}>{text}</p>}</div>
);

/** For a certification older than three months, or withdrawn: a code, then the agreements. */
const Certification = ({ session, onSession }: StepProps) => {
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
  const { value, errors, onChange, place, busy, failure, submit } = useAgreeing(onSession);
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

/** A code, since this IP address was not used before. */
const AdditionalVerification = ({ session, onSession }: StepProps) => {
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

/** For a password that the user did not choose: sets a new one. */
const PasswordChange = ({ session, pswd, onSession }: StepProps) => (
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
  /** Applies a session and returns the next step; null when the sign-in is complete. */
  onSignedIn: (session: Session) => Promise<StepName | null>;
  onLeave: () => void;
}

/** The steps between the right password and the screens, one at a time; each is completed by the user. */
export const SignInSteps = ({ step, session, pswd, onSignedIn, onLeave }: SignInStepsProps) => {
  const { supportEmail } = useSite();
  const [attempts, setAttempts] = useState(0);
  const Step = screens[step];

  const onSession = async (answered: Session) => {
    const next = await onSignedIn(answered);
    // the server did not record the step as done: the user has to repeat it, no automatic retry
    setAttempts((count) => (next === step ? count + 1 : 0));
  };

  return (
    <LoginFrame compact>
      <div role="alert">
        {attempts > 0 && (
          <p className={refusals.large}>
            이 단계를 마치지 못했습니다. 다시 시도해도 되지 않으면{' '}
            {supportEmail ? `${supportEmail}(으)로` : '시스템 관리자에게'} 문의해 주세요.
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
