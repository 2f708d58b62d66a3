// Generated from schemas/operations/readMark.json by `npm run generate`. Do not edit: change the schema instead.
export interface UnreadCounts {
  unreadCnt: number;
  newCnt: number;
  sinceDt: string | null;
  upTo: number;
}

export interface FollowedCount {
  key: string;
  label: string;
  cnt: number;
  unreadCnt: number;
}
