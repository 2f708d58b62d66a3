// Generated from schemas/operations/outletImport.json by `npm run generate`. Do not edit: change the schema instead.
export interface OutletOutcome {
  outcome: string;
  reason: string | null;
  mediaId: number | null;
  filled: string[];
  feeds: number;
}

export interface OutletColumn {
  head: string;
  samples: string[];
  field: string;
  stateCd: string;
  likely: string | null;
}

export interface OutletColumns {
  rowCnt: number;
  keptYn: 'Y' | 'N';
  columns: OutletColumn[];
}

export interface OutletLine {
  line: number;
  mediaNm: string | null;
  address: string | null;
  stateCd: string;
  remark: string | null;
}

export interface OutletImport {
  importId: string | null;
  sttsCd: string;
  fileNm: string;
  rowCnt: number;
  readCnt: number;
  newCnt: number;
  filledCnt: number;
  knownCnt: number;
  refusedCnt: number;
  feedCnt: number;
  nationlessCnt: number;
  regDt: string | null;
  userNm: string | null;
  items: OutletLine[];
}

export interface OutletImportUndone {
  removedCnt: number;
  revertedCnt: number;
  feedCnt: number;
  leftCnt: number;
}
