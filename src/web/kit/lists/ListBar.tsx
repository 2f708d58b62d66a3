import type { ReactNode } from 'react';
import styles from './ListBar.module.css';
import { totalText } from './totalText.ts';

interface ListBarProps {
  /** undefined: not counted to the end yet; null: the list is not there (yet). */
  total: number | undefined | null;
  /** What else is counted of the list, beside the total. */
  count?: ReactNode;
  /** What narrows the list: the conditions in force. */
  chips?: ReactNode;
  /** Order, page size, further tools. */
  children?: ReactNode;
  /** What one does with the list first of all, at its end. */
  action?: ReactNode;
}

/** The line above a table: how many there are, and what can be done with the list. */
export const ListBar = ({ total, count, chips, children, action }: ListBarProps) => (
  <div className={styles.bar}>
    <div className={styles.facts}>
      {total !== null && (
        <p className={styles.total}>
          총 <strong>{totalText(total)}</strong>
        </p>
      )}
      {count}
      {chips}
    </div>
    <div className={styles.tools}>{children}</div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
