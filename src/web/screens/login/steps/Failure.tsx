import styles from './SignInSteps.module.css';

/** Why the call was refused. Its place is always there, so that it is heard. */
export const Failure = ({ text }: { text: string }) => (
  <div role="alert">{text && <p className={styles.failure}>{text}</p>}</div>
);
