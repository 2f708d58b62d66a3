import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countText, grouped } from '#contract/countText.ts';
import type { FailedJob, JobKindState, JobOverview } from '#generated/types/jobCalls.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { Figures } from '#web/kit/figures/Figures.tsx';
import { type Columns, FactTable } from '#web/kit/lists/FactTable.tsx';
import sections from '#web/kit/page/sections.module.css';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './operation.module.css';

/** 15초, 1분, 1시간, 1일: interval of a job; null if it only runs on request. */
export const intervalText = (seconds: number | null): string => {
  if (seconds === null) return '요청할 때';
  if (seconds % 86_400 === 0) return `${seconds / 86_400}일마다`;
  if (seconds % 3_600 === 0) return `${seconds / 3_600}시간마다`;
  if (seconds % 60 === 0) return `${seconds / 60}분마다`;
  return `${seconds}초마다`;
};

/** State of the jobs of a kind, in two words at most: the worst first. */
export const stateOfKind = ({
  failedCnt,
  retryCnt,
  runningCnt,
  waitingCnt,
}: Pick<JobKindState, 'failedCnt' | 'retryCnt' | 'runningCnt' | 'waitingCnt'>): {
  word: string;
  tone: Tone;
} => {
  if (failedCnt > 0) return { word: '실패 있음', tone: 'danger' };
  if (retryCnt > 0) return { word: '재시도 대기', tone: 'notice' };
  if (runningCnt > 0) return { word: '실행 중', tone: 'good' };
  if (waitingCnt > 0) return { word: '대기', tone: 'plain' };
  return { word: '쉬는 중', tone: 'plain' };
};

/** Number of attempts, and the time of the final failure or of the next retry, in one line. */
export const factsOf = ({
  tryCnt,
  failedDt,
  nextTryDt,
}: Pick<FailedJob, 'tryCnt' | 'failedDt' | 'nextTryDt'>): string =>
  [
    `${grouped(tryCnt)}회 시도`,
    failedDt && `${formatTime(failedDt)} 실패`,
    nextTryDt ? `${formatTime(nextTryDt)} 다시 시도` : '자동 재시도 안 함',
  ]
    .filter(Boolean)
    .join(' · ');

/** Polling interval in milliseconds while the screen is open. */
const lookEvery = 5_000;

const useJobs = () =>
  useQuery({
    queryKey: ['jobs'],
    queryFn: ({ signal }) => read<JobOverview>('/job-list', { signal, quiet: true, background: true }),
    refetchInterval: lookEvery,
  });

const sumOf = (kinds: readonly JobKindState[] | undefined, count: 'runningCnt' | 'waitingCnt' | 'retryCnt') =>
  kinds?.reduce((sum, kind) => sum + kind[count], 0);

const State = ({ kind }: { kind: JobKindState }) => {
  const { word, tone } = stateOfKind(kind);
  return <Badge tone={tone}>{word}</Badge>;
};

const columns: Columns<JobKindState> = [
  { head: '작업', cell: ({ jobLabel }) => jobLabel },
  { head: '상태', cell: (kind) => <State kind={kind} /> },
  { head: '마지막 완료', cell: ({ lastEndDt }) => formatTime(lastEndDt) || '-' },
  { head: '다음 실행', cell: ({ nextDt }) => formatTime(nextDt) || '-' },
  { head: '주기', cell: ({ intervalSeconds }) => intervalText(intervalSeconds) },
  { head: '실행 중', isNumber: true, cell: ({ runningCnt }) => grouped(runningCnt) },
  { head: '대기', isNumber: true, cell: ({ waitingCnt }) => grouped(waitingCnt) },
  { head: '재시도 대기', isNumber: true, cell: ({ retryCnt }) => grouped(retryCnt) },
  { head: '실패', isNumber: true, cell: ({ failedCnt }) => grouped(failedCnt) },
];

interface FailedJobsProps {
  failed: readonly FailedJob[];
  failedCnt: number;
  isBusy: boolean;
  onRetry: (jobIds?: string[]) => void;
}

/** Failed jobs with reasons; one or all of them can be retried. */
const FailedJobs = ({ failed, failedCnt, isBusy, onRetry }: FailedJobsProps) => {
  const button = (label: string, jobIds?: string[]) => (
    <button
      type="button"
      className={`${buttons.tertiary} ${buttons.inLine}`}
      aria-label={label}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onRetry(jobIds);
      }}
    >
      {jobIds ? '다시 시도' : '모두 다시 시도'}
    </button>
  );
  return (
    <section className={sections.part} aria-labelledby="failed-jobs">
      <div className={sections.partHead}>
        <h2 id="failed-jobs">실패한 작업</h2>
        {button(`실패한 ${countText(failedCnt)} 모두 다시 시도`)}
      </div>
      <ul className={styles.failures}>
        {failed.map(({ jobId, jobLabel, errCn, tryCnt, failedDt, nextTryDt }) => (
          <li key={jobId} className={styles.failure}>
            <div className={styles.failureText}>
              <p className="row">
                <strong>{jobLabel}</strong>
                <Badge tone={nextTryDt ? 'notice' : 'danger'}>{nextTryDt ? '재시도 대기' : '실패'}</Badge>
              </p>
              <p>{errCn || '남은 오류 내용이 없습니다.'}</p>
              <p className={sections.help}>{factsOf({ tryCnt, failedDt, nextTryDt })}</p>
            </div>
            {button(`${jobLabel} 다시 시도`, [jobId])}
          </li>
        ))}
      </ul>
      {failedCnt > failed.length && (
        <p className={sections.help}>가장 최근에 실패한 {countText(failed.length)}만 보여 드립니다.</p>
      )}
    </section>
  );
};

/** The background jobs of the server: state, failures, next run. */
export const Jobs = () => {
  const { data, error, isPending, refetch } = useJobs();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState('');
  if (error && !data) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  const retry = async (jobIds?: string[]): Promise<void> => {
    setBusy(true);
    try {
      const { count } = await write<{ count: number }>('POST', '/job-retry', { jobIds });
      setDone(`${countText(count)}을 다시 시도합니다.`);
      await refetch();
    } catch {
      // the shell's alert has shown the reason
    }
    setBusy(false);
  };
  return (
    <div className={sections.page}>
      <Figures
        label="백그라운드 작업"
        figures={[
          { label: '실행 중', value: sumOf(data?.kinds, 'runningCnt') },
          { label: '대기', value: sumOf(data?.kinds, 'waitingCnt') },
          { label: '재시도 대기', value: sumOf(data?.kinds, 'retryCnt') },
          { label: '실패', value: data && data.failedCnt - (sumOf(data.kinds, 'retryCnt') ?? 0) },
        ]}
      />
      {data?.openYn === 'N' && (
        <p role="status" className={sections.help}>
          이 서버에서는 아직 작업이 시작되지 않았습니다. 데이터베이스에 연결되면 자동으로 시작합니다.
        </p>
      )}
      <p role="status" className={styles.done}>
        {done}
      </p>
      {data && data.failed.length > 0 && (
        <FailedJobs
          failed={data.failed}
          failedCnt={data.failedCnt}
          isBusy={isBusy}
          onRetry={(jobIds) => void retry(jobIds)}
        />
      )}
      <section className={sections.part} aria-labelledby="job-kinds">
        <h2 id="job-kinds">작업별 현황</h2>
        <p className={sections.help}>
          서버가 자동으로 하는 작업입니다. 실패하면 간격을 늘려 가며 다시 시도하고, 그래도 실패하면 7일 동안
          여기에 남습니다.
        </p>
        {isPending ? (
          <LoadingState />
        ) : (
          <FactTable label="작업별 현황" columns={columns} rows={data.kinds} keyOf={({ jobNm }) => jobNm} />
        )}
      </section>
    </div>
  );
};
