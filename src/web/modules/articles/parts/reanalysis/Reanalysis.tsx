import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { countText } from '#contract/countText.ts';
import type { WaitingArticles } from '#generated/types/dictionaryCalls.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './Reanalysis.module.css';

const days = 30;
/** Polling interval of the progress, in milliseconds. */
const lookEvery = 3_000;

const queryKey = ['articleReanalysis'];

const isGoingOn = (waiting: WaitingArticles | undefined): boolean =>
  waiting !== undefined && (waiting.underWayYn === 'Y' || waiting.waitingCnt > 0);

const progressText = ({ waitingCnt, moreYn }: WaitingArticles): string =>
  waitingCnt === 0
    ? '다시 분석할 기사를 고르고 있습니다.'
    : `분석을 기다리는 기사 ${countText(waitingCnt)}${moreYn === 'Y' ? ' 넘게' : ''} 남았습니다.`;

const failureText = ({ failedCnt, nextTryDt }: WaitingArticles): string =>
  `분석하지 못한 기사가 ${countText(failedCnt)} 있습니다. ${
    nextTryDt ? `${formatTime(nextTryDt)}에` : '잠시 후'
  } 다시 분석합니다.`;

/** Says from when changes here apply, and offers to analyse recent articles again. */
export const Reanalysis = () => {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read<WaitingArticles>('/article-reanalysis/waiting', { signal, quiet: true }),
    refetchInterval: ({ state }) => (isGoingOn(state.data) ? lookEvery : false),
  });
  const ask = useMutation({
    mutationFn: () => write<WaitingArticles>('POST', '/article-reanalysis', { days }, { quiet: true }),
    onSuccess: (waiting) => queries.setQueryData(queryKey, waiting),
  });
  const isBusy = ask.isPending || data?.underWayYn === 'Y';
  const isDone = ask.isSuccess && data !== undefined && !isGoingOn(data);
  return (
    <div className={styles.again}>
      <p>
        변경한 내용은 앞으로 수집하는 기사부터 적용됩니다. 이미 수집한 기사에도 적용하려면 다시 분석하세요.
        사람이 고치거나 확인한 내용은 바뀌지 않습니다.
      </p>
      <button
        type="button"
        className={`${buttons.tertiary} ${buttons.small}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && ask.mutate()}
      >
        최근 {days}일 기사 다시 분석
      </button>
      <p role="status" className={styles.progress}>
        {data && isGoingOn(data) && progressText(data)}
        {isDone && '다시 분석을 마쳤습니다.'}
      </p>
      {data !== undefined && data.failedCnt > 0 && <p className={styles.progress}>{failureText(data)}</p>}
      {ask.error && (
        <p role="alert" className={styles.problem}>
          {problemSentence(ask.error)}
        </p>
      )}
    </div>
  );
};
