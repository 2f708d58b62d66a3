import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  tone?: 'plain' | 'class' | 'machine' | 'warning';
  title?: string | undefined;
  children: ReactNode;
}

/** A framed label: a class, an origin, something missing. */
export const Badge = ({ tone = 'plain', title, children }: BadgeProps) => (
  <span className={styles[tone]} title={title}>
    {children}
  </span>
);
