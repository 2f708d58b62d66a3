// Generated from schemas/operations/monitoring.json by `npm run generate`. Do not edit: change the schema instead.
export interface Statistics {
  todayCount: number;
  monthCount: number;
  yearCount: number;
  totalCount: number;
  ntnCount: number;
  mediaCount: number;
}

export interface CollectionSource {
  sourceId: string;
  sourceNm: string | null;
  todayCount: number;
  monthCount: number;
  yearCount: number;
  totalCount: number;
  lastRegDt: string | null;
  lastSuccessDt: string | null;
  delayMinutes: number | null;
  yieldRate: number | null;
  failureCount: number | null;
  doneYn: ('Y' | 'N') | null;
  mediaFeedId: number | null;
  clctSttsCd: string | null;
}

export interface CollectionStatus {
  figures: Statistics;
  sourceCount: number;
  sources: CollectionSource[];
}

export interface ArticleStatus {
  key: string;
  userGroup: string;
  jan: number;
  feb: number;
  mar: number;
  apr: number;
  may: number;
  jun: number;
  jul: number;
  aug: number;
  sep: number;
  oct: number;
  nov: number;
  dec: number;
  totalYear: number;
  extrYn: 'Y' | 'N';
}
