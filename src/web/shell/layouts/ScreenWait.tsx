import { messages } from '#contract/messages.ts';
import { Spinner } from '#web/kit/loading/Spinner.tsx';
import styles from '../start/StartUp.module.css';

/** Shown while the first screen's code arrives; looks like the start-up sign that it follows. */
export const ScreenWait = () => (
  <main className={styles.screen}>
    <Spinner large />
    <p role="status">{messages.startUp.loading}</p>
  </main>
);
