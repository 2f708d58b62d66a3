// Generated from schemas/operations/document.json by `npm run generate`. Do not edit: change the schema instead.
export interface CurrentDocument {
  docKndCd: string;
  docKndNm: string;
  docId: number;
  rvsnYmd: string | null;
  paragraphs: string[];
}
