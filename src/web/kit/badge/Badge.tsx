import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** plain: as usual; good: done; notice: waits for somebody; danger: closed or refused. */
export type Tone = 'plain' | 'good' | 'notice' | 'danger';

/** A state in one or two words. The word says it, the colour only helps. */
export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={styles[tone]}>{children}</span>
);
