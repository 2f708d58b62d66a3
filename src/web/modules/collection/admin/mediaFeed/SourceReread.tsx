import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { countText, grouped } from '#contract/countText.ts';
import type { SourceReread as Reread, RereadAnswer } from '#generated/types/mediaFeedCalls.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { formatLogTime } from '#web/kit/dates/kst.ts';
import { WideTable } from '#web/kit/lists/WideTable.tsx';
import { ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './mediaFeed.module.css';

/** Polling interval while the answers are read, in milliseconds. */
const lookEvery = 2_000;

const isUnderWay = (reread: Reread | undefined): boolean =>
  ['waiting', 'running'].includes(reread?.sttsCd ?? '');

const keptText = ({ feedCnt, pageCnt, oldestDt }: Reread): string => {
  const kept = [
    ...(feedCnt > 0 ? [`피드 ${grouped(feedCnt)}개`] : []),
    ...(pageCnt > 0 ? [`기사 페이지 ${grouped(pageCnt)}개`] : []),
  ];
  return `${formatLogTime(oldestDt)}부터 받은 ${kept.join('와 ')}를 보관하고 있습니다.`;
};

const sumOf = (answers: readonly RereadAnswer[], of: (answer: RereadAnswer) => number): number =>
  answers.reduce((sum, answer) => sum + of(answer), 0);

const differenceText = (answers: readonly RereadAnswer[]): string => {
  const differences = [
    { word: '새 기사', count: sumOf(answers, ({ newCnt }) => newCnt) },
    { word: '고친 기사', count: sumOf(answers, ({ correctedCnt }) => correctedCnt) },
    { word: '확인할 기사', count: sumOf(answers, ({ offeredCnt }) => offeredCnt) },
  ].filter(({ count }) => count > 0);
  return differences.length
    ? `${differences.map(({ word, count }) => `${word} ${countText(count)}`).join(', ')}.`
    : '달라진 기사가 없습니다.';
};

const stateText = ({ sttsCd, endDt, readCnt, totalCnt, answers }: Reread): string | null => {
  if (sttsCd === 'waiting') return '다시 읽기를 기다리고 있습니다.';
  if (sttsCd === 'running')
    return `다시 읽고 있습니다. ${grouped(totalCnt)}개 가운데 ${grouped(readCnt)}개를 읽었습니다.`;
  if (sttsCd === 'failed')
    return '끝까지 읽지 못했습니다. 읽은 데까지는 저장했습니다. 되풀이되면 시스템 운영자에게 알려 주세요.';
  return sttsCd === 'done' ? `${formatLogTime(endDt)}에 다시 읽었습니다. ${differenceText(answers)}` : null;
};

const unchanged = ({ itemCnt, newCnt, correctedCnt, offeredCnt, leftOutCnt }: RereadAnswer): number =>
  Math.max(0, itemCnt - newCnt - correctedCnt - offeredCnt - leftOutCnt);

const remarks = ({ problem, findings, offeredCnt }: RereadAnswer): string =>
  [
    problem,
    offeredCnt > 0 && `담당자가 고친 ${countText(offeredCnt)}은 그대로 두고 다시 읽은 글을 함께 두었습니다.`,
    ...findings,
  ]
    .filter(Boolean)
    .join('\n');

/** What came of each answer; the pages of articles are one line. */
const Outcome = ({ answers }: { answers: readonly RereadAnswer[] }) => (
  <WideTable label="다시 읽은 결과">
    <table className={styles.visits} aria-label="다시 읽은 결과">
      <thead>
        <tr>
          <th scope="col">받은 시각</th>
          {['읽은 글', '새 기사', '고친 기사', '확인할 기사', '그대로', '제외'].map((word) => (
            <th key={word} scope="col" className={styles.number}>
              {word}
            </th>
          ))}
          <th scope="col">제외 사유, 살핀 결과</th>
        </tr>
      </thead>
      <tbody>
        {answers.map((answer) => (
          <tr key={`${answer.kindCd} ${answer.answDt}`}>
            <th scope="row">{answer.kindCd === 'page' ? '기사 페이지' : formatLogTime(answer.answDt)}</th>
            {[
              answer.itemCnt,
              answer.newCnt,
              answer.correctedCnt,
              answer.offeredCnt,
              unchanged(answer),
              answer.leftOutCnt,
            ].map((count, column) => (
              // six numbers in a fixed order
              <td key={column} className={styles.number}>
                {grouped(count)}
              </td>
            ))}
            <td className={styles.reason}>{remarks(answer)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </WideTable>
);

/** The answers kept of the source, with a button that reads them by the present rules without asking the outlet. */
export const SourceReread = ({ mediaFeedId }: { mediaFeedId: number }) => {
  const queries = useQueryClient();
  const queryKey = ['mediaFeed', 'reread', mediaFeedId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      read<Reread>('/mediafeed-reread', { params: { mediaFeedId }, signal, quiet: true }),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookEvery : false),
  });
  const ask = useMutation({
    mutationFn: () => write<Reread>('POST', '/mediafeed-reread', { mediaFeedId }),
    onSuccess: (reread) => queries.setQueryData(queryKey, reread),
  });
  if (error && !data)
    return (
      <>
        <div className={styles.visitsHead}>
          <h2>보관한 응답</h2>
        </div>
        <ProblemState problem={error} onRetry={() => void refetch()} />
      </>
    );
  if (!data) return null;
  const hasAnswers = data.feedCnt + data.pageCnt > 0;
  const isBusy = ask.isPending || isUnderWay(data);
  return (
    <>
      <div className={styles.visitsHead}>
        <h2>보관한 응답</h2>
        {hasAnswers && (
          <button
            type="button"
            className={`${buttons.tertiary} ${buttons.small}`}
            aria-disabled={isBusy}
            onClick={() => !isBusy && ask.mutate()}
          >
            {isBusy ? '다시 읽는 중…' : '다시 읽기'}
          </button>
        )}
      </div>
      <p className={styles.none}>
        {hasAnswers
          ? `${keptText(data)} 다시 읽으면 매체를 찾아가지 않고 지금의 규칙으로 빠진 기사를 모으고 잘못 읽은 기사를 바로잡습니다.`
          : '보관한 응답이 없습니다. 다음에 수집한 응답부터 보관해 두고 다시 읽을 수 있습니다.'}
      </p>
      <p role="status" className={styles.none}>
        {stateText(data)}
      </p>
      {data.answers.length > 0 && <Outcome answers={data.answers} />}
    </>
  );
};
