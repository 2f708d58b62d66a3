// Generated from schemas/operations/commonBoard.json by `npm run generate`. Do not edit: change the schema instead.
export interface PostReaderItem {
  userId: string;
  userNm: string | null;
  instNm: string | null;
  deptNm: string | null;
  regDt: string | null;
  rcptnYn: string;
}
