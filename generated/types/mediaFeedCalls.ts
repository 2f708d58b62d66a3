// Generated from schemas/operations/mediaFeed.json by `npm run generate`. Do not edit: change the schema instead.
export interface TriedItem {
  ttl: string;
  url: string | null;
  reportDt: string | null;
  lanCd: string;
  smry: string | null;
  knownYn: 'Y' | 'N';
}

export interface FoundFeed {
  feedUrl: string;
  feedTtl: string | null;
  mediaFeedId: number | null;
}

export interface TriedSource {
  valid: boolean;
  message: string;
  feedUrl: string;
  feedTtl: string | null;
  lanCd: string | null;
  itemCnt: number;
  newCnt: number;
  leftOutCnt: number;
  findings: string[];
  items: TriedItem[];
  feeds: FoundFeed[];
  mediaFeedId: number | null;
}

export interface SourceCounts {
  totalCnt: number;
  waitingCnt: number;
  normalCnt: number;
  lateCnt: number;
  silentCnt: number;
  brokenCnt: number;
  goneCnt: number;
  pausedCnt: number;
}

export interface QualityRate {
  measureCd: string;
  pastRt: number | null;
  recentRt: number | null;
  isFallen: boolean;
}

export interface SourceQuality {
  pastCnt: number;
  recentCnt: number;
  correctedCnt: number;
  withdrawnCnt: number;
  joinedCnt: number;
  rates: QualityRate[];
}

export interface RereadAnswer {
  kindCd: string;
  answDt: string;
  itemCnt: number;
  newCnt: number;
  correctedCnt: number;
  offeredCnt: number;
  leftOutCnt: number;
  problem: string | null;
  findings: string[];
}

export interface SourceReread {
  feedCnt: number;
  pageCnt: number;
  oldestDt: string | null;
  sttsCd: string | null;
  askDt: string | null;
  endDt: string | null;
  readCnt: number;
  totalCnt: number;
  answers: RereadAnswer[];
}

export interface UnstartedSources {
  ntnId: string | null;
  ntnNm: string | null;
  lanCd: string | null;
  feedCnt: number;
}

export interface ListedSource {
  feedTtl: string;
  feedUrl: string;
  htmlUrl: string | null;
  stateCd: string;
  reason: string | null;
  line: number | null;
}

export interface ImportedSources {
  ttl: string | null;
  newCnt: number;
  knownCnt: number;
  refusedCnt: number;
  items: ListedSource[];
}
