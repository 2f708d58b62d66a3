// Generated from schemas/operations/operation.json by `npm run generate`. Do not edit: change the schema instead.
export interface HealthFinding {
  area: string;
  state: string;
  words: string;
  menuUrl: string | null;
}

export interface LivingProcess {
  kndCd: string;
  hostNm: string;
  versionNm: string;
  buildNm: string | null;
  nodeNm: string;
  bgngDt: string;
  seenDt: string;
}

export interface StandbyFigure {
  name: string;
  usedYn: 'Y' | 'N';
  lagSec: number | null;
}

export interface StorageDay {
  date: string;
  databaseByteCnt: number;
  fileByteCnt: number;
}

export interface SizedTable {
  tableNm: string;
  label: string | null;
  rowCnt: number;
  byteCnt: number;
}

export interface SlowStatement {
  text: string;
  callCnt: number;
  meanMs: number;
  shareRt: number;
}

export interface SlowStatements {
  state: string;
  statements: SlowStatement[];
}

export interface OperationOverview {
  findings: HealthFinding[];
  processes: LivingProcess[];
  engine: string;
  version: string;
  byteCnt: number;
  standbys: StandbyFigure[];
  storage: StorageDay[];
  tables: SizedTable[];
  slow: SlowStatements;
}
