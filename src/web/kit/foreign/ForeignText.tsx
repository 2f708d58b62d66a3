import type { ReactNode } from 'react';
import { directionOf, langOf } from './direction.ts';
import styles from './ForeignText.module.css';

interface ForeignTextProps {
  /** BCP 47; null if unknown. */
  language: string | null | undefined;
  as?: 'span' | 'p' | 'div' | 'h1';
  className?: string | undefined;
  /**
   * Titles mix scripts and are short: their own letters decide (`auto`). Bodies use the direction of their language.
   */
  dir?: 'auto' | undefined;
  children: ReactNode;
}

/** Text in another language: read aloud, styled and directed according to that language. */
export const ForeignText = ({ language, as: Tag = 'span', className, dir, children }: ForeignTextProps) => (
  <Tag
    lang={langOf(language)}
    dir={dir ?? directionOf(language)}
    className={className ? `${styles.foreign} ${className}` : styles.foreign}
  >
    {children}
  </Tag>
);
