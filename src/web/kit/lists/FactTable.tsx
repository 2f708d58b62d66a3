import type { ReactNode } from 'react';
import styles from './FactTable.module.css';
import { WideTable } from './WideTable.tsx';

/** A column: the content of its cells; numbers are right-aligned. */
interface Column<T> {
  head: string;
  cell: (row: T) => ReactNode;
  isNumber?: boolean;
  className?: string | undefined;
}

/** The first column contains the row headers. */
export type Columns<T> = readonly [Column<T>, ...Column<T>[]];

interface FactTableProps<T> {
  /** Accessible name of the scrolling region. */
  label: string;
  columns: Columns<T>;
  rows: readonly T[];
  keyOf: (row: T) => string;
}

const numberStyle = (content: ReactNode) => (content === '0' ? styles.zero : styles.right);

/** A table of facts with a row header in the first column. Neither sortable nor selectable. */
export const FactTable = <T,>({ label, columns, rows, keyOf }: FactTableProps<T>) => {
  const [name, ...others] = columns;
  return (
    <WideTable label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ head, isNumber }) => (
              <th key={head} scope="col" className={isNumber ? styles.right : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row" className={name.className}>
                {name.cell(row)}
              </th>
              {others.map(({ head, cell, isNumber }) => {
                const content = cell(row);
                return (
                  <td key={head} className={isNumber ? numberStyle(content) : undefined}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
};
