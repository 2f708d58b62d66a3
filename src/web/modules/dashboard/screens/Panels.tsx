import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import type { DashboardOverview } from '#generated/types/dashboardCalls.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { ChartPanel } from '#web/kit/charts/ChartPanel.tsx';
import chart from '#web/kit/charts/chart.module.css';
import type { Drawing } from '#web/kit/charts/options/drawn.ts';
import { PanelFrame } from '#web/kit/charts/PanelFrame.tsx';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { EmptyState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import {
  type Arrangement,
  type Arranging,
  type DashboardPeriod,
  isWorldPanel,
  type PanelKey,
  panels,
  viewIdOf,
  type WorldKey,
} from './arrangement.ts';
import styles from './dashboard.module.css';
import { marksOf, sizes } from './links.ts';
import topClustersStyles from './TopClusters.module.css';
import { useTopClusters } from './useDashboard.ts';

interface TopClustersProps {
  period: DashboardPeriod | undefined;
  subtitle: string;
  overview: DashboardOverview | undefined;
  today: string;
  height: number;
}

const listPath = '/article/HighLight';

/** What a panel without anything in its period advises. */
const emptyHintOf = (overview: DashboardOverview | undefined): string =>
  overview?.figures.totalCount === 0
    ? '아직 수집된 기사가 없습니다. 수집이 시작되면 여기에 모입니다.'
    : '기간을 늘려 보세요.';

/** The top highlights of the period, each a link to its articles. */
const TopClusters = ({ period, subtitle, overview, today, height }: TopClustersProps) => {
  const { data, error, refetch } = useTopClusters(period, today);

  const body = () => {
    if (error instanceof HttpProblem && error.status === 403)
      return <p className={styles.refused}>하이라이트를 볼 권한이 없습니다. 관리자에게 요청해 주세요.</p>;
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
      return <EmptyState title="이 기간의 하이라이트가 없습니다" hint={emptyHintOf(overview)} />;
    return (
      <ol className={topClustersStyles.clusters}>
        {data.map(({ clusterId, clusterTtl, clusterDt, articleCount, featExtrMclsfNm, mainNtnNmList }) => (
          <li key={clusterId}>
            <Link
              to={`${listPath}/Detail/${clusterId}?clusterDt=${clusterDt}`}
              className={topClustersStyles.cluster}
            >
              <span className={topClustersStyles.clusterTitle} dir="auto">
                {clusterTtl}
              </span>
              <span className={topClustersStyles.clusterMeta}>
                {featExtrMclsfNm && <Badge>{featExtrMclsfNm}</Badge>}
                <span>{clusterDt}</span>
                <span className={topClustersStyles.nations}>{(mainNtnNmList ?? []).join(', ')}</span>
              </span>
              <span className={topClustersStyles.clusterCount}>
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
        <Link to={listPath} className={`${chart.tool} ${topClustersStyles.more}`}>
          더 보기<span className="only-read-aloud"> 하이라이트</span>
        </Link>
      }
    >
      {body()}
    </PanelFrame>
  );
};

/** Distance to the viewport, in px, at which an element counts as seen. */
const margin = '300px';

/** True from the moment an element comes into view, or the page is printed. */
const useHasBeenVisible = <T extends Element>(): [RefObject<T | null>, boolean] => {
  const place = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        watcher.disconnect();
      },
      { rootMargin: margin },
    );
    watcher.observe(place.current);
    const show = () => setSeen(true);
    window.addEventListener('beforeprint', show);
    return () => {
      watcher.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, []);
  return [place, isSeen];
};

interface PanelProps {
  panel: PanelKey;
  arrangement: Arrangement;
  onArrange: Arranging | undefined;
  overview: DashboardOverview | undefined;
  problem: Error | null;
  onRetry: () => void;
  period: DashboardPeriod | undefined;
  subtitle: string;
  today: string;
}

/** Height of a panel's body in rem, reserved before anything is loaded. */
const height = 42;

/** Personal panels have a few numbers or rows; the overflow scrolls. A view has more rows. */
const ownHeight = (panel: PanelKey): number => {
  if (viewIdOf(panel) !== undefined) return height;
  return panel === 'unread' || panel === 'briefing' ? 20 : 30;
};

type ChartKey = Exclude<WorldKey, 'clusters'>;
type Draw = (overview: DashboardOverview, period: DashboardPeriod) => Drawing;

const charts: Record<ChartKey, { title: string; head: string; draw: Draw }> = {
  map: {
    title: '국가별 기사 수',
    head: '국가',
    draw: (overview, period) => ({ kind: 'worldMap', marks: marksOf(overview, 'nation', period) }),
  },
  ranking: {
    title: '키워드 순위',
    head: '키워드',
    draw: (overview, period) => ({
      kind: 'ranking',
      marks: marksOf(overview, 'keyword', period, sizes.ranking),
      page: { first: 1, total: overview.keywordCount },
    }),
  },
  wordCloud: {
    title: '자주 나온 키워드',
    head: '키워드',
    draw: (overview, period) => ({
      kind: 'wordCloud',
      marks: marksOf(overview, 'keyword', period, sizes.wordCloud),
    }),
  },
  treemap: {
    title: '국가별 비중',
    head: '국가',
    draw: (overview, period) => ({
      kind: 'treemap',
      marks: marksOf(overview, 'nation', period, sizes.treemap),
    }),
  },
  classification: {
    title: '분류별 비중',
    head: '중분류',
    draw: (overview, period) => ({ kind: 'variablePie', marks: marksOf(overview, 'classification', period) }),
  },
};

const DrawnPanel = ({
  panel,
  overview,
  problem,
  onRetry,
  period,
  subtitle,
}: Omit<PanelProps, 'panel' | 'today' | 'arrangement' | 'onArrange'> & { panel: ChartKey }) => {
  const { title, head, draw } = charts[panel];
  const drawing = useMemo(
    () => (overview && period ? draw(overview, period) : undefined),
    [draw, overview, period],
  );
  return (
    <ChartPanel
      title={title}
      subtitle={subtitle}
      head={head}
      drawing={drawing}
      problem={overview ? null : problem}
      onRetry={onRetry}
      emptyHint={emptyHintOf(overview)}
      height={height}
      isFlat={panel === 'map'}
    />
  );
};

const OwnPanel = lazyPart(async () => (await import('./own/OwnPanel.tsx')).OwnPanel);

/** A personal panel: reserves its room from the first render on, and loads when it comes into view. */
const SeenPanel = ({ panel, arrangement, onArrange, today }: PanelProps) => {
  const [place, isSeen] = useHasBeenVisible<HTMLDivElement>();
  const room = ownHeight(panel);
  const title = panels.find(({ key }) => key === panel)?.label ?? '저장한 보기';
  const empty = (
    <PanelFrame title={title} subtitle="" height={room}>
      <p className={styles.printed}>아직 불러오지 않은 내용입니다. 잠시 후 다시 인쇄해 주세요.</p>
    </PanelFrame>
  );
  return (
    <div ref={place} className={styles.seen}>
      {isSeen ? (
        <OwnPanel
          panel={panel}
          arrangement={arrangement}
          onArrange={onArrange}
          today={today}
          height={room}
          fallback={empty}
        />
      ) : (
        empty
      )}
    </div>
  );
};

/** One panel of the dashboard. */
export const Panel = (props: PanelProps) => {
  const { panel, today, arrangement: _arrangement, onArrange: _onArrange, ...rest } = props;
  if (!isWorldPanel(panel)) return <SeenPanel {...props} />;
  return panel === 'clusters' ? (
    <TopClusters
      period={rest.period}
      subtitle={rest.subtitle}
      overview={rest.overview}
      today={today}
      height={height}
    />
  ) : (
    <DrawnPanel panel={panel} {...rest} />
  );
};
