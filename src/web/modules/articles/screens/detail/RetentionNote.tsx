import { formatDay } from '#web/kit/dates/kst.ts';
import styles from './ArticleDetail.module.css';
import type { ArticleRecord } from './articleRecord.ts';

/** Says of an old article that lists no longer have it, or that its text was removed. */
export const RetentionNote = ({ article: { archivedYn, txtRmvDt } }: { article: ArticleRecord }) => (
  <p className={styles.copyright} role="note">
    {archivedYn === 'Y' && '보관한 글이라 목록과 검색에는 나오지 않습니다. '}
    {txtRmvDt &&
      `보존 기간이 지나 ${formatDay(txtRmvDt)}에 본문과 번역을 지웠습니다. 원문은 매체에서 볼 수 있습니다.`}
  </p>
);
