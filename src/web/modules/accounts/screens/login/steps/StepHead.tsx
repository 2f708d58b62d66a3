import { StepHeading } from '#web/kit/page/StepHeading.tsx';
import styles from './SignInSteps.module.css';

/** The title of the step, and why it is required. */
export const StepHead = ({ title, lead }: { title: string; lead: string }) => (
  <div>
    <StepHeading className={styles.title}>{title}</StepHeading>
    <p className={styles.lead}>{lead}</p>
  </div>
);
