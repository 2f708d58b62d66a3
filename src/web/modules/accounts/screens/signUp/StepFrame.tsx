import { type ReactNode, type SubmitEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { keepEnterOfComposition } from '#web/kit/lists/composition.ts';
import { StepHeading } from '#web/kit/page/StepHeading.tsx';
import refusals from '#web/kit/states/Refusal.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './StepFrame.module.css';

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
