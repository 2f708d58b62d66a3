import { type ReactNode, useId } from 'react';
import styles from './HighLightDetail.module.css';

/** A section of a highlight, with a heading. */
export const Panel = ({
  title,
  tools,
  children,
}: {
  title: string;
  tools?: ReactNode;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 id={id}>{title}</h2>
        {tools}
      </div>
      {children}
    </section>
  );
};
