// Generated from schemas/operations/articleBatch.json by `npm run generate`. Do not edit: change the schema instead.
export interface TextChange {
  name: string;
  label: string;
  before: string;
  after: string;
  at: number;
  fromPart: string;
  toPart: string;
  warning: string | null;
  count: number;
}

export interface BatchPreviewItem {
  articleId: number;
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
  mediaNm: string | null;
  ntnNm: string | null;
  regDt: string;
  changes: TextChange[];
}

export interface BatchReading {
  readDt: string;
}

export interface BatchIds {
  articleIds: number[];
  readDt: string;
}

export interface BatchResult {
  batchEditId: number | null;
  changed: number;
  unchanged: number;
  moved: number;
  missing: number;
}

export interface RepairExample {
  articleId: number;
  ttl: string | null;
  mediaNm: string | null;
  written: string | null;
  before: string | null;
  after: string | null;
}

export interface RepairKind {
  kindCd: string;
  count: number;
  duplicateCnt: number;
  editedCnt: number;
  examples: RepairExample[];
  duplicates: RepairExample[];
}

export interface RepairRun {
  articleRepairId: number;
  sttsCd: string;
  seenRt: number;
  changedCnt: number;
  undoneCnt: number;
  regDt: string;
  endDt: string | null;
  undoDt: string | null;
  userNm: string | null;
  kinds: RepairKind[];
}

export interface Repairs {
  preview: RepairRun | null;
  last: RepairRun | null;
}

export interface LastBatch {
  batchEditId: number;
  fromText: string;
  toText: string;
  changed: number;
  regDt: string;
  userNm: string | null;
}
