import { grouped } from '#contract/countText.ts';
import type { FailedJob, JobKindState } from '#generated/types/jobCalls.ts';
import type { Tone } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';

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
