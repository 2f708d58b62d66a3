import type { ReactNode } from 'react';
import styles from './ListBar.module.css';
import { totalText } from './totalWords.ts';

interface ListBarProps {
  /** undefined: not fully counted yet; null: the list is not loaded (yet). */
  total: number | undefined | null;
  /** Further counts beside the total. */
  count?: ReactNode;
  /** The conditions in force. */
  chips?: ReactNode;
  /** Order, page size, further tools. */
  children?: ReactNode;
  /** The main action of the list, at the end. */
  action?: ReactNode;
}

/** The line above a table: the number of rows, and the list's tools. */
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
