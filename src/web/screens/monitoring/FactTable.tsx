import type { ReactNode } from 'react';
import { WideTable } from '#web/kit/lists/WideTable.tsx';
import styles from './monitoring.module.css';

/** A column: what stands in its cells, numbers at their end. */
interface Column<T> {
  head: string;
  cell: (row: T) => ReactNode;
  isNumber?: boolean;
  className?: string | undefined;
}

/** The first one names its row. */
export type Columns<T> = readonly [Column<T>, ...Column<T>[]];

interface FactTableProps<T> {
  /** Names the region that scrolls. */
  label: string;
  columns: Columns<T>;
  rows: readonly T[];
  keyOf: (row: T) => string;
}

/** A table of facts: a row for each thing, which its first column names. It is neither sorted nor chosen from. */
export const FactTable = <T,>({ label, columns, rows, keyOf }: FactTableProps<T>) => {
  const [name, ...others] = columns;
  return (
    <WideTable label={label}>
      <table className={styles.table}>
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
              {others.map(({ head, cell, isNumber }) => (
                <td key={head} className={isNumber ? styles.right : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
};
