import type { ReactNode } from 'react';
import type { Sort } from '#contract/list.ts';
import styles from './ListTable.module.css';

interface SortHeadProps {
  children: ReactNode;
  right?: boolean;
  /** Absent: the list cannot be sorted by this column. */
  field?: string | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const Arrows = ({ order }: { order: Sort['order'] | undefined }) => (
  <svg viewBox="0 0 10 14" aria-hidden="true">
    <path data-on={order === 'ASC'} d="M5 0 9 5H1z" />
    <path data-on={order === 'DESC'} d="M5 14 1 9h8z" />
  </svg>
);

/** A column head; for a sortable column a button that toggles the order. */
export const SortHead = ({ children, right = false, field, sort, onSort }: SortHeadProps) => {
  const order = field !== undefined && sort.field === field ? sort.order : undefined;
  return (
    <th
      scope="col"
      role="columnheader"
      className={right ? styles.right : undefined}
      aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}
    >
      {field === undefined ? (
        children
      ) : (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ field, order: order === 'ASC' ? 'DESC' : 'ASC' })}
        >
          {children}
          <Arrows order={order} />
        </button>
      )}
    </th>
  );
};
