import styles from './ReadMarks.module.css';

interface Row {
  articleId: number;
  newYn?: 'Y' | 'N' | null | undefined;
}

/**
 * Index of the row above which the line between items since the last visit and older ones is drawn: only in the order
 * of registration, and if a page has both.
 */
export const placeOfLine = (rows: readonly Row[] | undefined, sort: string): number | undefined => {
  if (!rows || !sort.startsWith('regDt,')) return undefined;
  const isNew = ({ newYn }: Row): boolean => newYn === 'Y';
  if (sort === 'regDt,ASC') {
    const first = rows.findIndex(isNew);
    return first > 0 ? rows[first]?.articleId : undefined;
  }
  const last = rows.findLastIndex(isNew);
  return last >= 0 ? rows[last + 1]?.articleId : undefined;
};

/** The line, rendered as a row. */
export const SinceLine = ({ sort }: { sort: string }) => (
  <tr role="row" className={styles.line}>
    <td role="cell">
      <span>
        {sort === 'regDt,ASC'
          ? '여기부터 지난 방문 이후 등록된 글입니다'
          : '여기부터 지난 방문 때 있던 글입니다'}
      </span>
    </td>
  </tr>
);
