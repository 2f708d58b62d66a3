import type { ReactNode } from 'react';
import styles from '../monitoring.module.css';

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of the operation page, with a heading. */
export const Part = ({ id, title, children }: PartProps) => (
  <section className={styles.part} aria-labelledby={`operation-${id}`}>
    <h2 id={`operation-${id}`}>{title}</h2>
    {children}
  </section>
);
