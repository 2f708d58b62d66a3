import { formatDay } from '#web/kit/dates/kst.ts';
import type { ArticleRecord } from './articleRecord.ts';
import styles from './RetentionNote.module.css';

/** Says of an old article that lists no longer have it, or that its text was removed. */
export const RetentionNote = ({ article: { archivedYn, txtRmvDt } }: { article: ArticleRecord }) => (
  <p className={styles.note} role="note">
    {archivedYn === 'Y' &&
      '오래되어 보관한 글입니다. 목록과 검색에는 나오지 않으며, 관리자가 되살릴 수 있습니다. '}
    {txtRmvDt &&
      `보존 기간이 지나 ${formatDay(txtRmvDt)}에 본문과 번역을 지웠습니다. 원문은 매체에서 볼 수 있습니다.`}
  </p>
);
