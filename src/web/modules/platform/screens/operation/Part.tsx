import type { ReactNode } from 'react';
import sections from '#web/kit/page/sections.module.css';

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of the operation page, with a heading. */
export const Part = ({ id, title, children }: PartProps) => (
  <section className={sections.part} aria-labelledby={`operation-${id}`}>
    <h2 id={`operation-${id}`}>{title}</h2>
    {children}
  </section>
);
