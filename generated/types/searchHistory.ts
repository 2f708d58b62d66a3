// Generated from schemas/searchHistory.json by `npm run generate`. Do not edit: change the schema instead.
export interface SearchHistory {
  /** 번호 */
  schHstryId: number;
  /** 계정 */
  userId: string;
  /** 조건 */
  cndCn: {};
  /** 조건의 지문 */
  cndHash: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface SearchHistoryItem {
  /** 번호 */
  schHstryId: number;
  /** 계정 */
  userId: string;
  /** 조건 */
  cndCn: {};
  /** 조건의 지문 */
  cndHash: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
