import { type CSSProperties, useId } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#web/shared/badge/Badge.tsx';
import chart from '#web/shared/charts/chart.module.css';
import { HttpProblem } from '#web/shared/http/HttpProblem.ts';
import { EmptyState, ErrorState } from '#web/shared/states/StatePanel.tsx';
import type { DashboardPeriod } from './arrangement.ts';
import styles from './dashboard.module.css';
import { useTopClusters } from './useDashboard.ts';

interface TopClustersProps {
  period: DashboardPeriod | undefined;
  subtitle: string;
  today: string;
  height: number;
}

const listPath = '/article/HighLight';

/** What most was written about, each leading to its articles. */
export const TopClusters = ({ period, subtitle, today, height }: TopClustersProps) => {
  const { data, error, refetch } = useTopClusters(period, today);
  const id = useId();

  const body = () => {
    if (error instanceof HttpProblem && error.status === 403)
      return <p className={styles.refused}>하이라이트를 볼 권한이 없습니다. 관리자에게 요청해 주세요.</p>;
    if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
    if (!data)
      return <div className={chart.bones} role="status" aria-label="하이라이트를 불러오는 중입니다." />;
    if (data.length === 0) return <EmptyState hint="기간을 늘려 보세요." />;
    return (
      <ol className={styles.clusters}>
        {data.map(({ clusterId, clusterTtl, clusterDt, articleCount, featExtrMclsfNm, mainNtnNmList }) => (
          <li key={clusterId}>
            <Link to={`${listPath}/Detail/${clusterId}?clusterDt=${clusterDt}`} className={styles.cluster}>
              <span className={styles.clusterTitle} dir="auto">
                {clusterTtl}
              </span>
              <span className={styles.clusterMeta}>
                {featExtrMclsfNm && <Badge>{featExtrMclsfNm}</Badge>}
                <span>{clusterDt}</span>
                <span className={styles.nations}>{(mainNtnNmList ?? []).join(', ')}</span>
              </span>
              <span className={styles.clusterCount}>
                <b>{(articleCount ?? 0).toLocaleString('ko-KR')}</b>건
              </span>
            </Link>
          </li>
        ))}
      </ol>
    );
  };

  return (
    <section className={chart.panel} aria-labelledby={id}>
      <header className={chart.head}>
        <div className={chart.words}>
          <h2 id={id}>주요 하이라이트</h2>
          <p>{subtitle}</p>
        </div>
        <div className={chart.tools}>
          <Link to={listPath} className={`${chart.tool} ${styles.more}`}>
            더 보기<span className="only-read-aloud"> 하이라이트</span>
          </Link>
        </div>
      </header>
      <div
        className={chart.body}
        style={{ '--body-height': `${height}rem` } as CSSProperties}
        data-scrolls="true"
        // scrolled with the keyboard, so it takes the focus
        tabIndex={0}
        role="region"
        aria-label="주요 하이라이트 내용"
      >
        {body()}
      </div>
    </section>
  );
};
