import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** plain: normal; good: done; notice: needs someone's action; danger: closed or refused. */
export type Tone = 'plain' | 'good' | 'notice' | 'danger';

/** A state in one or two words. The words carry the meaning, the colour only supports it. */
export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={styles[tone]}>{children}</span>
);
