import styles from './StepIndicator.module.css';
import { stepTitles } from './steps.ts';

/** Shows the current step. */
export const StepIndicator = ({ step }: { step: number }) => (
  <ol className={styles.steps} aria-label="가입 단계">
    {stepTitles.map((title, index) => {
      const number = index + 1;
      const state = number < step ? 'done' : number === step ? 'current' : 'ahead';
      return (
        <li key={title} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.number}>{number}단계</span>
          <span className={styles.title}>
            {title}
            {state === 'done' && <span className="only-read-aloud"> 완료</span>}
          </span>
        </li>
      );
    })}
  </ol>
);
