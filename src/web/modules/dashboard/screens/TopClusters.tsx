import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import chart from '#web/kit/charts/chart.module.css';
import { PanelFrame } from '#web/kit/charts/PanelFrame.tsx';
import { EmptyState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import type { DashboardPeriod } from './arrangement.ts';
import dashboard from './dashboard.module.css';
import styles from './TopClusters.module.css';
import { useTopClusters } from './useDashboard.ts';

interface TopClustersProps {
  period: DashboardPeriod | undefined;
  subtitle: string;
  today: string;
  height: number;
}

const listPath = '/article/HighLight';

/** The top highlights of the period, each a link to its articles. */
export const TopClusters = ({ period, subtitle, today, height }: TopClustersProps) => {
  const { data, error, refetch } = useTopClusters(period, today);

  const body = () => {
    if (error instanceof HttpProblem && error.status === 403)
      return <p className={dashboard.refused}>하이라이트를 볼 권한이 없습니다. 관리자에게 요청해 주세요.</p>;
    if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
    if (!data)
      return (
        <div
          className={chart.skeleton}
          role="status"
          aria-label="하이라이트를 불러오는 중입니다."
          data-waiting
        />
      );
    if (data.length === 0)
      return <EmptyState title="이 기간의 하이라이트가 없습니다" hint="기간을 늘려 보세요." />;
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
                <b>{grouped(articleCount ?? 0)}</b>건
              </span>
            </Link>
          </li>
        ))}
      </ol>
    );
  };

  return (
    <PanelFrame
      title="주요 하이라이트"
      subtitle={subtitle}
      height={height}
      grows
      tools={
        <Link to={listPath} className={`${chart.tool} ${styles.more}`}>
          더 보기<span className="only-read-aloud"> 하이라이트</span>
        </Link>
      }
    >
      {body()}
    </PanelFrame>
  );
};
