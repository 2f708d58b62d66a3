import { PickBox } from '#web/shared/lists/PickBox.tsx';
import { useKind } from '../kind/KindContext.tsx';
import { writeAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { ArticleRow } from './ArticleRow.tsx';
import styles from './ArticleTable.module.css';
import type { ItemColumn } from './itemColumns.ts';
import type { Item } from './useArticleList.ts';
import type { Picking } from './usePicking.ts';

const SkeletonRow = ({ width }: { width: number }) => (
  <tr aria-hidden="true" className={styles.row}>
    <td colSpan={width} aria-label="불러오는 중">
      <span className={styles.bone} />
      <span className={styles.bone} />
    </td>
  </tr>
);

interface ArticleTableProps {
  /** undefined: none have come yet. */
  rows: readonly Item[] | undefined;
  conditions: ArticleConditions;
  columns: readonly ItemColumn[];
  picking: Picking;
  isWaiting: boolean;
}

/** The rows of the list: a table, or cards where there is no room for one. Its roles are written out for the cards. */
export const ArticleTable = ({ rows, conditions, columns, picking, isWaiting }: ArticleTableProps) => {
  const { label } = useKind();
  const query = writeAddress(conditions);
  const ids = rows?.map(({ articleId }) => articleId) ?? [];
  return (
    <table role="table" className={styles.table} aria-label={`${label} 목록`} aria-busy={isWaiting}>
      <thead role="rowgroup">
        <tr role="row">
          {picking.isOn && (
            <th role="columnheader" scope="col" className={styles.pick}>
              <PickBox
                label="이 쪽의 행 모두 고르기"
                checked={ids.length > 0 && ids.every((id) => picking.ids.has(id))}
                onChange={() => picking.togglePage(ids)}
              />
            </th>
          )}
          <th role="columnheader" scope="col">
            제목
          </th>
          {columns.map((column) => (
            <th key={column.name} role="columnheader" scope="col" className={styles[column.name]}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows
          ? rows.map((item) => (
              <ArticleRow
                key={item.articleId}
                item={item}
                query={query}
                columns={columns}
                picking={picking}
              />
            ))
          : Array.from({ length: conditions.size }, (_, index) => (
              <SkeletonRow key={index} width={columns.length + 1} />
            ))}
      </tbody>
    </table>
  );
};
