import type { ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import styles from './Masthead.module.css';

/** The product's emblem: a globe. Decorative, since the name is beside it. */
export const Emblem = ({ size = 36 }: { size?: number }) => (
  <img src="/favicon.svg" alt="" width={size} height={size} />
);

/** The banner that marks an official site of the Republic of Korea. @param children shown at its end */
export const Masthead = ({ children }: { children?: ReactNode }) => (
  <section className={styles.band} aria-label="공식 누리집 안내">
    <div className={styles.inner} data-masthead>
      <img src="/flag.svg" alt="" width="24" height="24" />
      <p>{messages.masthead}</p>
      {children}
    </div>
  </section>
);
