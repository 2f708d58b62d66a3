// Generated from schemas/operations/listImport.json by `npm run generate`. Do not edit: change the schema instead.
export interface ImportColumn {
  head: string;
  samples: string[];
  field: string;
  stateCd: string;
  likely: string | null;
}

export interface ImportField {
  value: string;
  label: string;
  repeatYn: 'Y' | 'N';
}

export interface ImportNeed {
  anyOf: string[];
  sentence: string;
  requiredYn: 'Y' | 'N';
}

export interface ImportFile {
  listImportId: number;
  rowCnt: number;
  keptYn: 'Y' | 'N';
  columns: ImportColumn[];
  fields: ImportField[];
  needs: ImportNeed[];
}

export interface ImportLine {
  line: number;
  title: string | null;
  detail: string | null;
  stateCd: string;
  remark: string | null;
}

export interface ImportCount {
  label: string;
  count: number;
}

export interface ImportRun {
  listImportId: number;
  sttsCd: string;
  fileNm: string;
  rowCnt: number;
  readCnt: number;
  newCnt: number;
  filledCnt: number;
  knownCnt: number;
  refusedCnt: number;
  more: ImportCount[];
  notes: string[];
  removedCnt: number;
  leftCnt: number;
  undone: string | null;
  regDt: string;
  undoDt: string | null;
  userNm: string | null;
  items: ImportLine[];
}
