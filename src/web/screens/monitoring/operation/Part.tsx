import type { ReactNode } from 'react';
import styles from '../monitoring.module.css';

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page of operation, under a heading of its own. */
export const Part = ({ id, title, children }: PartProps) => (
  <section className={styles.part} aria-labelledby={`operation-${id}`}>
    <h2 id={`operation-${id}`}>{title}</h2>
    {children}
  </section>
);
