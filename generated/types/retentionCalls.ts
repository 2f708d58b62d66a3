// Generated from schemas/operations/retention.json by `npm run generate`. Do not edit: change the schema instead.
export interface RetentionCount {
  key: string | null;
  label: string;
  count: number;
}

export interface RetentionExample {
  articleId: number;
  ttl: string | null;
  mediaNm: string | null;
  ntnNm: string | null;
  rprtDt: string;
}

export interface RetentionPreview {
  baseDt: string;
  exactYn: string;
  count: number;
  protectedCnt: number;
  protections: RetentionCount[];
  years: RetentionCount[];
  nations: RetentionCount[];
  outlets: RetentionCount[];
  examples: RetentionExample[];
  nextMonthCnt: number;
  monthlyCnt: number;
}

export interface RetentionRunLine {
  rtntRunId: number;
  actnCd: string;
  sttsCd: string;
  changedCnt: number;
  undoneCnt: number;
  regDt: string;
  endDt: string | null;
  undoDt: string | null;
  userNm: string | null;
}

export interface RetentionState {
  useYn: string;
  archivedCnt: number;
  runs: RetentionRunLine[];
}

export interface RestoredArticles {
  count: number;
}
