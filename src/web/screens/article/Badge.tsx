import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  tone?: 'plain' | 'class' | 'machine' | 'warning';
  title?: string | undefined;
  children: ReactNode;
}

/** A word in a small frame: a class, an origin, a lack. */
export const Badge = ({ tone = 'plain', title, children }: BadgeProps) => (
  <span className={styles[tone]} title={title}>
    {children}
  </span>
);
