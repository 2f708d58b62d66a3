import { useQuery } from '@tanstack/react-query';
import { countText } from '#contract/countText.ts';
import type { SourceQuality as Quality } from '#generated/types/mediaFeedCalls.ts';
import { read } from '#web/client/http/read.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import styles from './mediaFeed.module.css';

const measures: Readonly<Record<string, string>> = {
  date: '매체가 적은 보도일시를 읽은 기사',
  text: '본문이 200자 이상인 기사',
  language: '평소와 같은 언어의 기사',
};

const percent = (rate: number | null): string => (rate === null ? '–' : `${rate}%`);

/** How well the source's articles are read, the last day against the four weeks before. */
export const SourceQuality = ({ mediaFeedId }: { mediaFeedId: number }) => {
  const { data } = useQuery({
    queryKey: ['mediaFeed', 'quality', mediaFeedId],
    queryFn: ({ signal }) =>
      read<Quality>('/mediafeed-quality', { params: { mediaFeedId }, signal, quiet: true }),
  });
  if (!data || data.pastCnt + data.recentCnt === 0) return null;
  const { pastCnt, recentCnt, correctedCnt, withdrawnCnt, joinedCnt, rates } = data;
  const also = [
    correctedCnt > 0 && `매체가 고친 기사 ${countText(correctedCnt)}`,
    withdrawnCnt > 0 && `매체가 내린 기사 ${countText(withdrawnCnt)}`,
    joinedCnt > 0 && `같은 페이지라 합친 글 ${countText(joinedCnt)}`,
  ].filter(Boolean);
  return (
    <>
      <div className={styles.visitsHead}>
        <h2>수집 품질</h2>
        {also.length > 0 && <span>{also.join(' · ')}</span>}
      </div>
      <table className={styles.visits} data-narrow aria-label="수집 품질">
        <thead>
          <tr>
            <th scope="col">읽은 것</th>
            <th scope="col" className={styles.number}>
              지난 4주
            </th>
            <th scope="col" className={styles.number}>
              최근 하루
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">모은 기사</th>
            <td className={styles.number}>{countText(pastCnt)}</td>
            <td className={styles.number}>{countText(recentCnt)}</td>
          </tr>
          {rates.map(({ measureCd, pastRt, recentRt, isFallen }) => (
            <tr key={measureCd}>
              <th scope="row">
                {measures[measureCd] ?? measureCd}
                {isFallen && (
                  <p>
                    <Badge tone="danger">떨어짐</Badge> 매체가 피드를 바꾼 듯합니다. 피드 주소 옆의 미리보기로
                    확인해 주세요.
                  </p>
                )}
              </th>
              <td className={styles.number}>{percent(pastRt)}</td>
              <td className={styles.number}>{percent(recentRt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
