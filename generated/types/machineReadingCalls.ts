// Generated from schemas/operations/machineReading.json by `npm run generate`. Do not edit: change the schema instead.
export interface FailedReading {
  articleId: number;
  articleTtl: string;
  reason: string;
  tryCnt: number;
  failedDt: string;
}

export interface ReasonCount {
  reason: string;
  count: number;
}

export interface MachineReadingStatus {
  isConfigured: boolean;
  model: string | null;
  address: string | null;
  dailyTokens: number | null;
  usedTokens: number;
  callCount: number;
  failedCallCount: number;
  waitingCount: number;
  waitingIsMore: boolean;
  requestedCount: number;
  readingCount: number;
  doneTodayCount: number;
  failedCount: number;
  pausedUntil: string | null;
  pauseReason: string | null;
  holdReason: string | null;
  reasons: ReasonCount[];
  failed: FailedReading[];
}
