import { Children, type MouseEvent, type ReactNode, useContext } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Sort } from '#contract/list.ts';
import styles from '#web/kit/lists/ListTable.module.css';
import { PickBox } from '#web/kit/lists/PickBox.tsx';
import { ScrollRegion } from '#web/kit/lists/ScrollRegion.tsx';
import { ColumnContext, LinkColumnContext, OpeningContext, PickingContext } from '../kinds/contexts.ts';
import { nameOf, type Row } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import { usePickRecord, useRecordLink } from './useRecordLink.ts';

interface SpecTableProps {
  /** The columns. */
  children: ReactNode;
  /** Index of the column with the link. */
  linkAt: number;
  /** Address of a row; by default that of the record's form. */
  linkTo?: (record: Row) => string;
  /** True for the open row. */
  isCurrent?: (record: Row) => boolean;
  label?: string;
}

/** True if a press on the row is meant for something else: a link, a control, or text being selected. */
const hasOwnMeaning = (event: MouseEvent): boolean =>
  (event.target as Element).closest('a, button, input, select, label') !== null ||
  window.getSelection()?.toString() !== '';

/** Tells whether a record is open in the drawer. */
const useIsOpen = () => {
  const spec = useSpec();
  const open = new URLSearchParams(useLocation().search).get('id');
  return (record: Row) => open !== null && String(record[spec.key]) === open;
};

/** The rows of the list, each a link; on narrow screens each is a card. */
export const SpecTable = ({ children, linkAt, linkTo, isCurrent, label }: SpecTableProps) => {
  const spec = useSpec();
  const {
    data = [],
    sort,
    setSort,
    isFetching,
    selectedIds,
    onSelect,
  } = useListContext<Row & { id: string }>();
  const name = label ?? `${spec.label} 목록`;
  const isPicking = useContext(PickingContext);
  const allPicked = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  const pickPage = () => {
    const here = data.map(({ id }) => id);
    const elsewhere = selectedIds.filter((id) => !here.includes(id));
    onSelect(allPicked ? elsewhere : [...elsewhere, ...here]);
  };
  const pick = usePickRecord();
  const recordLink = useRecordLink();
  const isOpen = useIsOpen();
  const opening = useContext(OpeningContext);
  const columns = Children.map(children, (column, index) => (
    <LinkColumnContext value={index === linkAt}>{column}</LinkColumnContext>
  ));

  return (
    <ScrollRegion label={name}>
      <table
        role="table"
        className={styles.table}
        aria-label={name}
        aria-busy={isFetching}
        data-narrow={opening && ''}
      >
        <thead role="rowgroup">
          <tr role="row">
            {isPicking && (
              <th role="columnheader" scope="col" className={styles.pickHead}>
                <PickBox label="이 쪽의 행 모두 선택" checked={allPicked} onChange={pickPage} />
              </th>
            )}
            <ColumnContext value={{ part: 'head', sort: sort as Sort, onSort: setSort }}>
              {columns}
            </ColumnContext>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {data.map((record) => {
            const link = (linkTo ?? recordLink)(record);
            return (
              // keyboards and screen readers use the link inside; the row only enlarges its target
              <tr
                key={record.id}
                role="row"
                className={styles.row}
                aria-current={(isCurrent ?? isOpen)(record) || undefined}
                data-open={Number(record.id) === opening?.openId || undefined}
                onClick={(event) => {
                  if (!hasOwnMeaning(event))
                    event.currentTarget.querySelector<HTMLElement>('[data-record]')?.click();
                }}
              >
                {isPicking && (
                  <td role="cell" className={styles.pickCell}>
                    <PickBox
                      label={`${nameOf(spec, record)} 선택`}
                      checked={selectedIds.includes(record.id)}
                      isOfRow
                      onChange={(isRange) => pick(record.id, isRange)}
                    />
                  </td>
                )}
                <ColumnContext value={{ part: 'cell', record, link }}>{columns}</ColumnContext>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
