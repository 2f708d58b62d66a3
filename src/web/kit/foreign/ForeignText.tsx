import type { ReactNode } from 'react';
import { directionOf, langOf } from './direction.ts';
import styles from './ForeignText.module.css';

interface ForeignTextProps {
  /** BCP 47; null where nobody knows. */
  language: string | null | undefined;
  as?: 'span' | 'p' | 'div' | 'h1';
  className?: string | undefined;
  /** Titles mix scripts and are short: their own letters decide. Bodies run as their language does. */
  dir?: 'auto' | undefined;
  children: ReactNode;
}

/** Text in a language of its own: read aloud, set and directed as that language is. */
export const ForeignText = ({ language, as: Tag = 'span', className, dir, children }: ForeignTextProps) => (
  <Tag
    lang={langOf(language)}
    dir={dir ?? directionOf(language)}
    className={className ? `${styles.foreign} ${className}` : styles.foreign}
  >
    {children}
  </Tag>
);
