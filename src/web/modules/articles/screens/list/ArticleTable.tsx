import { type CSSProperties, Fragment, memo, useCallback, useMemo, useState } from 'react';
import type { Picking } from '#web/kit/export/usePicking.ts';
import { PickBox } from '#web/kit/lists/PickBox.tsx';
import type { FirstRows } from '#web/kit/lists/useFirstRows.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { type Density, useDensityShown } from '#web/kit/views/density.ts';
import { useMayCompose } from '#web/modules/briefing/index.ts';
import { useKind } from '../kind/itemKinds.tsx';
import { writeAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import type { Item } from '../query/itemsQuery.ts';
import { placeOfLine, SinceLine } from '../read/SinceLine.tsx';
import { ArticleRow } from './ArticleRow.tsx';
import styles from './ArticleTable.module.css';
import { type ItemColumn, labelOf, sortedBy } from './itemColumns.ts';

const FoldedRows = lazyPart(async () => (await import('./FoldedRows.tsx')).FoldedRows);

/** Time columns, which must not be truncated. */
const unbroken = new Set(['time', 'registered']);

/** Grid columns of a row, whose widths are in the style sheet; the title gets the rest, with its tools more than a third. */
const placesOf = (columns: readonly ItemColumn[], isPicking: boolean, mayCompose: boolean): CSSProperties => {
  const widths = columns.map(({ name }) =>
    unbroken.has(name) ? `var(--${name})` : `minmax(0, var(--${name}))`,
  );
  // the tools before the title, and the title: as wide in the head, which has no tools
  const titles = ['calc(var(--sign) * var(--signs) + 0.4rem)', 'minmax(28%, 1fr)'];
  const places = [...(isPicking ? ['var(--pick)'] : []), ...titles, ...widths].join(' ');
  return { '--places': places, '--title': isPicking ? 3 : 2, '--signs': mayCompose ? 2 : 1 } as CSSProperties;
};

/**
 * Number of rows per block with `content-visibility`. Each block costs time in every frame that scrolls the list: a few
 * blocks of many rows cost less than many of one.
 */
const blockSize = 10;

const blocksOf = <T,>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / blockSize) }, (_, block) =>
    rows.slice(block * blockSize, (block + 1) * blockSize),
  );

const SkeletonRow = () => (
  <tr data-waiting aria-hidden="true" className={styles.row}>
    <td className={styles.whole} aria-label="불러오는 중">
      <span className={styles.bone} />
      <span className={styles.bone} />
    </td>
  </tr>
);

const placeholderRows = (count: number): undefined[] => Array.from({ length: count }, () => undefined);

interface ArticleTableProps {
  /** undefined: not loaded yet. */
  rows: readonly Item[] | undefined;
  conditions: ArticleConditions;
  columns: readonly ItemColumn[];
  picking: Picking;
  isWaiting: boolean;
  drawn: FirstRows<Item>;
  /** The item open beside the list. */
  openId: number | undefined;
  /** Opens an item beside the list; absent without the split view. */
  onOpen: ((articleId: number, byKey: boolean) => void) | undefined;
}

/** Rows that fill a window of 900 px, by density: they are rendered before all others. */
export const firstRows: Readonly<Record<Density, number>> = { wide: 10, normal: 14, compact: 23 };

/**
 * The rows of the list: a table, or cards in little space. Blocks of rows are boxes of their own, so that the browser
 * skips invisible ones; that removes the table roles, so they are written out.
 */
export const ArticleTable = memo(
  ({ rows, conditions, columns, picking, isWaiting, drawn, openId, onOpen }: ArticleTableProps) => {
    const kind = useKind();
    const { label } = kind;
    const mayCompose = useMayCompose();
    const query = writeAddress(kind, conditions);
    const sorted = sortedBy(conditions.sort, columns);
    const { density } = useDensityShown();
    const lineAt = placeOfLine(rows, conditions.sort);
    const ids = useMemo(() => rows?.map(({ articleId }) => articleId) ?? [], [rows]);
    const { pick: pickOf } = picking;
    const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
    const toggle = useCallback(
      (articleId: number) =>
        setUnfolded((before) => {
          const next = new Set(before);
          if (!next.delete(articleId)) next.add(articleId);
          return next;
        }),
      [],
    );
    const pick = useCallback((id: number, isRange: boolean) => pickOf(id, isRange, ids), [pickOf, ids]);
    const rowOf = (item: Item, isUnder = false) => (
      <ArticleRow
        key={item.articleId}
        item={item}
        query={query}
        columns={columns}
        sorted={sorted}
        isPicked={picking.isOn ? picking.ids.has(item.articleId) : undefined}
        onPick={pick}
        isOpen={item.articleId === openId}
        onOpen={onOpen}
        isUnfolded={!isUnder && unfolded.has(item.articleId)}
        isUnder={isUnder}
        onFold={toggle}
      />
    );
    return (
      <table
        role="table"
        className={styles.table}
        style={placesOf(columns, picking.isOn, mayCompose)}
        aria-label={`${label} 목록`}
        aria-busy={isWaiting || !drawn.isWhole}
        data-former={isWaiting || undefined}
        data-narrow={onOpen && ''}
        data-folded={conditions.foldYn || undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            {picking.isOn && (
              <th role="columnheader" scope="col" className={styles.pick}>
                <PickBox
                  label="이 쪽의 행 모두 선택"
                  checked={ids.length > 0 && ids.every((id) => picking.ids.has(id))}
                  onChange={() => picking.togglePage(ids)}
                />
              </th>
            )}
            <th role="columnheader" scope="col" className={styles.titles}>
              제목
            </th>
            <th role="columnheader" scope="col" className="only-read-aloud">
              도구
            </th>
            {columns.map((column) => (
              <th key={column.name} role="columnheader" scope="col" className={styles[column.name]}>
                {labelOf(column, sorted)}
              </th>
            ))}
          </tr>
        </thead>
        {blocksOf(rows ?? placeholderRows(conditions.size)).map((block, number) => {
          const before = number * blockSize;
          const shown = block.map((item, index) =>
            item ? drawn.isDrawn(item, before + index) : before + index < firstRows[density],
          );
          return (
            <tbody
              key={number}
              role="rowgroup"
              className={styles.block}
              data-to-come={!shown.every(Boolean) || undefined}
              style={{ '--rows': block.length } as CSSProperties}
            >
              {block.map((item, index) =>
                !shown[index] ? null : item ? (
                  <Fragment key={item.articleId}>
                    {item.articleId === lineAt && <SinceLine sort={conditions.sort} />}
                    {rowOf(item)}
                    {unfolded.has(item.articleId) && (
                      <FoldedRows under={item} conditions={conditions}>
                        {(other) => rowOf(other, true)}
                      </FoldedRows>
                    )}
                  </Fragment>
                ) : (
                  <SkeletonRow key={index} />
                ),
              )}
            </tbody>
          );
        })}
      </table>
    );
  },
);
