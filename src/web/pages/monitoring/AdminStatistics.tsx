import { Link } from 'react-router-dom';
import { Figures } from '#web/shared/figures/Figures.tsx';
import { ErrorState } from '#web/shared/states/StatePanel.tsx';
import { breadthOf, figuresOf, useCollectionStatus } from './collectionStatus.ts';
import styles from './monitoring.module.css';

/** What has been gathered so far, in figures. */
export const AdminStatistics = () => {
  const { data, error, refetch } = useCollectionStatus();
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <Figures label="수집 건수와 범위" figures={[...figuresOf(data), ...breadthOf(data)]} />
      <p className={styles.more}>
        <Link to="/admin/monitoring/DataCollection">원천별 수집 현황</Link>
        <Link to="/admin/monitoring/ArticleStatus">월별 기사 현황</Link>
      </p>
    </div>
  );
};
