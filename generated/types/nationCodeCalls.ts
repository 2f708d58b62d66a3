// Generated from schemas/operations/nationCode.json by `npm run generate`. Do not edit: change the schema instead.
export interface NationNumber {
  ntnId: string;
  ntnNm: string;
  ntnno: string | null;
}
