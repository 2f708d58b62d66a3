// Generated from schemas/operations/arrivalRule.json by `npm run generate`. Do not edit: change the schema instead.
export interface ArrivalEffect {
  label: string;
  count: number;
}

export interface ArrivalExample {
  articleId: number;
  itemKnd: string;
  ttl: string;
  mediaNm: string | null;
  regDt: string;
  changes: string[];
  kept: string[];
}

export interface ArrivalTrial {
  count: number;
  isWhole: boolean;
  effects: ArrivalEffect[];
  examples: ArrivalExample[];
  state: ArrivalState;
}

export interface ArrivalUndoing {
  sttsCd: string;
  undoCnt: number;
  partCnt: number;
  regDt: string;
  userNm: string | null;
}

export interface ArrivalState {
  useYn: 'Y' | 'N';
  stopRsn: string | null;
  isTried: boolean;
  trialDt: string | null;
  appliedCnt: number;
  undoing: ArrivalUndoing | null;
}
