import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import type { CollectionSource } from '#generated/types/monitoringCalls.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { Figures } from '#web/kit/figures/Figures.tsx';
import { WideTable } from '#web/kit/lists/WideTable.tsx';
import { ProblemState } from '#web/kit/states/ProblemState.tsx';
import { EmptyState, LoadingState } from '#web/kit/states/StatePanel.tsx';
import { figuresOf, useCollectionStatus } from './collectionStatus.ts';
import styles from './monitoring.module.css';

const byHand = '직접 등록';

/** 90 → 1시간 30분. */
const delayText = (minutes: number | null): string => {
  if (minutes === null) return '-';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${grouped(hours)}시간`, (rest || !hours) && `${rest}분`].filter(Boolean).join(' ');
};

const Source = ({ source }: { source: CollectionSource }) => {
  const { sourceId, sourceNm, mediaFeedId, todayCount, monthCount, yearCount, totalCount } = source;
  const { lastRegDt, lastSuccessDt, delayMinutes, yieldRate, failureCount } = source;
  const counts = [
    ['오늘', todayCount],
    ['이번 달', monthCount],
    ['올해', yearCount],
    ['전체', totalCount],
  ] as const;
  return (
    <tr>
      <th scope="row" data-label="원천">
        {mediaFeedId === null ? (
          (sourceNm ?? sourceId) || byHand
        ) : (
          <Link
            to={`/admin/monitoring/CollectSource/Detail/${mediaFeedId}`}
            className={styles.source}
            data-record={mediaFeedId}
          >
            <bdi>{sourceNm ?? sourceId}</bdi>
          </Link>
        )}
      </th>
      {counts.map(([label, n]) => (
        <td key={label} data-label={label} className={styles.right}>
          {grouped(n)}
        </td>
      ))}
      <td data-label="마지막 새 기사">{formatTime(lastRegDt) || '-'}</td>
      <td data-label="마지막 성공">{formatTime(lastSuccessDt) || '-'}</td>
      <td data-label="지연" className={styles.right}>
        {delayText(delayMinutes)}
      </td>
      <td data-label="수율" className={styles.right}>
        {yieldRate === null ? '-' : `${Math.round(yieldRate * 100)}%`}
      </td>
      <td data-label="실패" className={styles.right}>
        {failureCount === null ? '-' : grouped(failureCount)}
      </td>
    </tr>
  );
};

/** How much has come in today, this month, this year and in all, and from where. */
export const DataCollection = () => {
  const { data, error, isPending, refetch } = useCollectionStatus();
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <div className={styles.counted}>
        <Figures label="수집 건수" figures={figuresOf(data)} />
        <p className={styles.help}>
          기사와 소셜 미디어, 싱크탱크 글을 수집한 날로 센 수입니다. 대시보드는 기사만 보도일로 세므로 수가
          다릅니다.
        </p>
      </div>
      <section className={styles.part}>
        <div className={styles.partHead}>
          <h2>원천별 수집</h2>
          <Link to="/admin/monitoring/CollectSource">수집원 관리</Link>
        </div>
        <p className={styles.help}>
          지연은 정한 수집 시각을 넘긴 시간입니다. 수율과 실패는 최근 하루의 것이고, 수율은 읽은 글 가운데
          제외하지 않은 글의 비율입니다.
        </p>
        {data && data.sourceCount > data.sources.length && (
          <p className={styles.help}>
            원천 {grouped(data.sourceCount)}곳 가운데 {grouped(data.sources.length)}곳을 보여 드립니다. 살펴볼
            것이 있는 곳이 먼저, 그다음은 기사가 많은 순서입니다. 나머지는 수집원 관리에서 볼 수 있습니다.
          </p>
        )}
        {isPending ? (
          <LoadingState />
        ) : data.sources.length === 0 ? (
          <EmptyState />
        ) : (
          <WideTable label="원천별 수집">
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">원천</th>
                  {['오늘', '이번 달', '올해', '전체'].map((label) => (
                    <th key={label} scope="col" className={styles.right}>
                      {label}
                    </th>
                  ))}
                  <th scope="col">마지막 새 기사</th>
                  <th scope="col">마지막 성공</th>
                  {['지연', '수율', '실패'].map((label) => (
                    <th key={label} scope="col" className={styles.right}>
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.sources.map((source) => (
                  <Source key={source.sourceId} source={source} />
                ))}
              </tbody>
            </table>
          </WideTable>
        )}
      </section>
    </div>
  );
};
