import { grouped } from '#contract/countText.ts';
import styles from './Figures.module.css';

export interface Figure {
  label: string;
  /** Undefined while it is loading. */
  value: number | undefined;
}

/** A row of counts, each with its name. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <dl className={styles.figures} aria-label={label}>
    {figures.map(({ label: name, value }) => (
      <div key={name} className={styles.figure}>
        <dt>{name}</dt>
        <dd>{value === undefined ? '-' : grouped(value)}</dd>
      </div>
    ))}
  </dl>
);
