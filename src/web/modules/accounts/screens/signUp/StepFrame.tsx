import { type ReactNode, type SubmitEventHandler, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { keepEnterOfComposition } from '#web/kit/lists/composition.ts';
import { StepHeading } from '#web/kit/page/StepHeading.tsx';
import refusals from '#web/kit/states/Refusal.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './StepFrame.module.css';

export const stepTitles = ['약관 동의', '이메일 인증', '휴대폰 인증', '정보 입력'] as const;

/** The step in the address, or the first incomplete one, whichever comes first. Counted from 1. */
export const shownStep = (search: string, firstOpen: number): number => {
  const requested = Number(new URLSearchParams(search).get('step') ?? 1);
  return Number.isInteger(requested) && requested >= 1 ? Math.min(requested, firstOpen) : 1;
};

const addressOf = (step: number): string => (step === 1 ? '/signUp' : `/signUp?step=${step}`);

/** Steps are history entries, so that the browser's back button returns to the previous step. */
export const useSteps = (firstOpen: number) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const step = shownStep(search, firstOpen);
  const [hasMoved, setMoved] = useState(false);

  // the address is ahead of the completed steps, for example after a reload
  useEffect(() => {
    if (search !== addressOf(step).slice('/signUp'.length)) void navigate(addressOf(step), { replace: true });
  }, [search, step, navigate]);

  return {
    step,
    /** False until the user has moved from one step to another. */
    hasMoved,
    next: () => {
      setMoved(true);
      void navigate(addressOf(step + 1));
    },
    back: () => {
      setMoved(true);
      void navigate(-1);
    },
    /** Goes to a step that turned out to be incomplete. */
    returnTo: (earlier: number) => {
      setMoved(true);
      void navigate(addressOf(earlier));
    },
  };
};

interface StepFrameProps {
  title: string;
  lead: string;
  /** The first heading of the screen does not take the focus. */
  quiet: boolean;
  busy?: boolean;
  nextLabel?: string;
  /** Why the step cannot be completed, in one sentence. */
  refusal?: string | undefined;
  onNext: SubmitEventHandler<HTMLFormElement>;
  /** Without it the back link leaves the sign-up. */
  onBack?: () => void;
  children: ReactNode;
}

/** A step: its explanation, the fields, and the buttons back and on. Enter continues. */
export const StepFrame = ({
  title,
  lead,
  quiet,
  busy = false,
  nextLabel = '다음',
  refusal,
  onNext,
  onBack,
  children,
}: StepFrameProps) => (
  <form noValidate className={styles.step} onSubmit={onNext}>
    <div>
      <StepHeading className={styles.title} quiet={quiet}>
        {title}
      </StepHeading>
      <p className={styles.lead}>{lead}</p>
    </div>
    <div role="presentation" className={styles.body} onKeyDown={keepEnterOfComposition}>
      {children}
    </div>
    <div role="alert">{refusal && <p className={refusals.large}>{refusal}</p>}</div>
    <div className={styles.actions}>
      {onBack ? (
        <button type="button" className={buttons.tertiary} onClick={onBack}>
          이전
        </button>
      ) : (
        <Link to="/login" className={buttons.tertiary}>
          취소
        </Link>
      )}
      <button type="submit" className={buttons.primary} aria-disabled={busy} data-next>
        {nextLabel}
      </button>
    </div>
  </form>
);
