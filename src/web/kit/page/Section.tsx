import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

/** A section of settings: its description on the left, its controls on the right. */
export const Section = ({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
};
