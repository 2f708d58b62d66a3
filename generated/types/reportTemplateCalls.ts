// Generated from schemas/operations/reportTemplate.json by `npm run generate`. Do not edit: change the schema instead.
export interface TriedSection {
  sectNm: string;
  viewId: number;
  sortCd: string;
  maxCnt: number;
}

export interface ReportedItem {
  articleId: number;
  itemKnd: string;
  ttl: string;
  mediaNm: string | null;
  regDt: string;
}

export interface ReportedSection {
  sectNm: string;
  items: ReportedItem[];
}
