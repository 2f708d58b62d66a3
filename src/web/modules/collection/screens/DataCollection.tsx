import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import type { CollectionSource, CollectionStatus } from '#generated/types/monitoringCalls.ts';
import { read } from '#web/client/http/read.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { type Figure, Figures } from '#web/kit/figures/Figures.tsx';
import { type Columns, FactTable } from '#web/kit/lists/FactTable.tsx';
import sections from '#web/kit/page/sections.module.css';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import styles from './collection.module.css';

/** Numbers of collected items, in all and per source. */
const useCollectionStatus = () =>
  useQuery({
    queryKey: ['collectionStatus'],
    queryFn: ({ signal }) => read<CollectionStatus>('/collectionstatus-list', { signal, quiet: true }),
  });

/** The figures in display order. */
const figuresOf = (status: CollectionStatus | undefined): Figure[] => [
  { label: '오늘', value: status?.figures.todayCount },
  { label: '이번 달', value: status?.figures.monthCount },
  { label: '올해', value: status?.figures.yearCount },
  { label: '전체', value: status?.figures.totalCount },
];

const byHand = '직접 등록';

/** 90 → 1시간 30분. */
const delayText = (minutes: number | null): string => {
  if (minutes === null) return '-';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${grouped(hours)}시간`, (rest || !hours) && `${rest}분`].filter(Boolean).join(' ');
};

const Source = ({ source: { sourceId, sourceNm, mediaFeedId } }: { source: CollectionSource }) =>
  mediaFeedId === null ? (
    (sourceNm ?? sourceId) || byHand
  ) : (
    <Link
      to={`/admin/monitoring/CollectSource/Detail/${mediaFeedId}`}
      className={styles.source}
      data-record={mediaFeedId}
    >
      <bdi>{sourceNm ?? sourceId}</bdi>
    </Link>
  );

const columns: Columns<CollectionSource> = [
  { head: '원천', cell: (source) => <Source source={source} /> },
  { head: '오늘', isNumber: true, cell: ({ todayCount }) => grouped(todayCount) },
  { head: '이번 달', isNumber: true, cell: ({ monthCount }) => grouped(monthCount) },
  { head: '올해', isNumber: true, cell: ({ yearCount }) => grouped(yearCount) },
  { head: '전체', isNumber: true, cell: ({ totalCount }) => grouped(totalCount) },
  { head: '마지막 새 기사', cell: ({ lastRegDt }) => formatTime(lastRegDt) || '-' },
  { head: '마지막 성공', cell: ({ lastSuccessDt }) => formatTime(lastSuccessDt) || '-' },
  { head: '지연', isNumber: true, cell: ({ delayMinutes }) => delayText(delayMinutes) },
  {
    head: '수집 비율',
    isNumber: true,
    cell: ({ yieldRate }) => (yieldRate === null ? '-' : `${Math.round(yieldRate * 100)}%`),
  },
  {
    head: '실패',
    isNumber: true,
    cell: ({ failureCount }) => (failureCount === null ? '-' : grouped(failureCount)),
  },
];

/** Number of items collected today, this month, this year and in all, and per source. */
export const DataCollection = () => {
  const { data, error, isPending, refetch } = useCollectionStatus();
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  return (
    <div className={sections.page}>
      <div className={styles.counted}>
        <Figures label="수집 건수" figures={figuresOf(data)} />
        <p className={sections.help}>
          수집일 기준으로 센 기사, 소셜 미디어, 싱크탱크 글의 수입니다. 대시보드는 기사만 보도일 기준으로
          세므로 수가 다릅니다.
        </p>
      </div>
      <section className={sections.part}>
        <div className={sections.partHead}>
          <h2>원천별 수집</h2>
          <Link to="/admin/monitoring/CollectSource">수집원 관리</Link>
        </div>
        <p className={sections.help}>
          지연은 예정된 수집 시각을 넘긴 시간입니다. 수집 비율과 실패는 최근 하루 기준이며, 수집 비율은 읽은
          글 가운데 제외하지 않은 글의 비율입니다.
        </p>
        {data && data.sourceCount > data.sources.length && (
          <p className={sections.help}>
            원천 {grouped(data.sourceCount)}곳 가운데 {grouped(data.sources.length)}곳을 보여 드립니다. 점검이
            필요한 곳이 먼저, 그다음은 기사가 많은 순서입니다. 나머지는 수집원 관리에서 볼 수 있습니다.
          </p>
        )}
        {isPending ? (
          <LoadingState />
        ) : data.sources.length === 0 ? (
          <EmptyState title="아직 수집한 곳이 없습니다" />
        ) : (
          <FactTable
            label="원천별 수집"
            columns={columns}
            rows={data.sources}
            keyOf={({ sourceId }) => String(sourceId)}
          />
        )}
      </section>
    </div>
  );
};
