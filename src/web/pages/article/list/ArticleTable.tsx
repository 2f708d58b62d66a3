import type { ArticleItem } from '#generated/types/article.ts';
import { writeAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { ArticleRow } from './ArticleRow.tsx';
import styles from './ArticleTable.module.css';

const heads = ['제목', '매체 · 국가', '보도일시', '분류 · 키워드', '수집'] as const;

const SkeletonRow = () => (
  <tr aria-hidden="true" className={styles.row}>
    <td colSpan={heads.length} aria-label="불러오는 중">
      <span className={styles.bone} />
      <span className={styles.bone} />
    </td>
  </tr>
);

interface ArticleTableProps {
  /** undefined: none have come yet. */
  rows: readonly ArticleItem[] | undefined;
  conditions: ArticleConditions;
  isWaiting: boolean;
}

/** The rows of the list: a table, or cards where there is no room for one. Its roles are written out for the cards. */
export const ArticleTable = ({ rows, conditions, isWaiting }: ArticleTableProps) => {
  const query = writeAddress(conditions);
  return (
    <table role="table" className={styles.table} aria-label="기사 목록" aria-busy={isWaiting}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows
          ? rows.map((item) => <ArticleRow key={item.articleId} item={item} query={query} />)
          : Array.from({ length: conditions.size }, (_, index) => <SkeletonRow key={index} />)}
      </tbody>
    </table>
  );
};
