// Generated from schemas/operations/job.json by `npm run generate`. Do not edit: change the schema instead.
export interface JobKindState {
  jobNm: string;
  jobLabel: string;
  waitingCnt: number;
  runningCnt: number;
  retryCnt: number;
  failedCnt: number;
  lastEndDt: string | null;
  nextDt: string | null;
  intervalSeconds: number | null;
}

export interface FailedJob {
  jobId: string;
  jobNm: string;
  jobLabel: string;
  failedDt: string | null;
  tryCnt: number;
  nextTryDt: string | null;
  errCn: string;
}

export interface JobOverview {
  openYn: 'Y' | 'N';
  kinds: JobKindState[];
  failed: FailedJob[];
  failedCnt: number;
}
