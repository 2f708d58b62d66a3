// Generated from schemas/operations/site.json by `npm run generate`. Do not edit: change the schema instead.
export interface Site {
  brandName: string;
  ministryName: string;
  supportEmail: string;
  supportPhone: string;
  footerAddress: string;
}

export interface QueueFigure {
  jobNm: string;
  waitingCnt: number;
  runningCnt: number;
  retryCnt: number;
  failedCnt: number;
}

export interface TableSize {
  tableNm: string;
  rowCnt: number;
  byteCnt: number;
}

export interface OperationReport {
  engine: string;
  version: string;
  byteCnt: number;
  tables: TableSize[];
  queue: QueueFigure[];
  backup: string;
}
