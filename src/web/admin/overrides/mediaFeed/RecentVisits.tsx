import type { FeedVisitItem } from '#generated/types/feedVisit.ts';
import { Badge, type Tone } from '#web/shared/badge/Badge.tsx';
import { formatTime } from '#web/shared/dates/kst.ts';
import { WideTable } from '#web/shared/lists/WideTable.tsx';
import styles from './mediaFeed.module.css';

const results: Record<NonNullable<FeedVisitItem['rsltCd']>, { word: string; tone: Tone }> = {
  running: { word: '수집 중', tone: 'notice' },
  collected: { word: '수집함', tone: 'good' },
  unchanged: { word: '바뀐 것 없음', tone: 'plain' },
  failed: { word: '실패', tone: 'danger' },
};

const count = (n: number | null | undefined): string => (n ?? 0).toLocaleString('ko-KR');

/** The last visits of a source. */
export const RecentVisits = ({ visits }: { visits: readonly FeedVisitItem[] | undefined }) => {
  if (!visits?.length) return <p className={styles.none}>아직 수집한 기록이 없습니다.</p>;
  return (
    <WideTable label="최근 수집 기록">
      <table className={styles.visits}>
        <thead>
          <tr>
            <th scope="col">수집 시각</th>
            <th scope="col">결과</th>
            <th scope="col">새 기사</th>
            <th scope="col">이미 있는 글</th>
            <th scope="col">제외</th>
            <th scope="col">실패 이유</th>
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => {
            const { word, tone } = results[visit.rsltCd ?? 'running'];
            return (
              <tr key={visit.feedVisitId}>
                <th scope="row">{formatTime(visit.bgngDt)}</th>
                <td>
                  <Badge tone={tone}>{word}</Badge>
                </td>
                <td className={styles.number}>{count(visit.newCnt)}</td>
                <td className={styles.number}>{count(visit.knownCnt)}</td>
                <td className={styles.number}>{count(visit.leftOutCnt)}</td>
                <td className={styles.reason}>{visit.errCn ?? ''}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </WideTable>
  );
};
