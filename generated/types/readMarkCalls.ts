// Generated from schemas/operations/readMark.json by `npm run generate`. Do not edit: change the schema instead.
export interface UnreadCounts {
  unreadCnt: number;
  newCnt: number;
  sinceDt: string | null;
  upTo: number;
}
