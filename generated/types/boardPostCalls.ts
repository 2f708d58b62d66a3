// Generated from schemas/operations/boardPost.json by `npm run generate`. Do not edit: change the schema instead.
export interface ReportItem {
  kind: string;
  key: number;
  ttl: string | null;
  menuId: number | null;
  menuNm: string | null;
  menuUrl: string | null;
  rgtrNm: string | null;
  regDt: string;
}
