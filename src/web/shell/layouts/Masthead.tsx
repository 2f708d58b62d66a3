import { messages } from '#contract/messages.ts';
import styles from './Masthead.module.css';

/** The band that says that this is an official site of the Republic of Korea. */
export const Masthead = () => (
  <section className={styles.band} aria-label="공식 누리집 안내">
    <p className={styles.inner}>
      <img src="/flag.svg" alt="" width="24" height="24" />
      {messages.masthead}
    </p>
  </section>
);
