// Generated from schemas/watchMessage.json by `npm run generate`. Do not edit: change the schema instead.
export interface WatchMessage {
  /** 번호 */
  msgId: number;
  /** 알림 번호 */
  watchId: number;
  /** 보기 번호 */
  viewId: number;
  /** 계정 */
  userId: string;
  /** 종류 */
  knd: 'news' | 'spike' | 'event';
  /** 제목 */
  ttl: string | null;
  /** 내용 */
  cn: string | null;
  /** 글 수 */
  articleCnt: number | null;
  /** 적지 않은 글 수 */
  restCnt: number | null;
  /** 같은 사건으로 접은 글 수 */
  foldCnt: number | null;
  /** 보낸 길 */
  chnlList: string[] | null;
  /** 보낸 때 */
  sntDt: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface WatchMessageItem {
  /** 번호 */
  msgId: number;
  /** 알림 번호 */
  watchId: number;
  /** 보기 번호 */
  viewId: number;
  /** 계정 */
  userId: string;
  /** 종류 */
  knd: 'news' | 'spike' | 'event';
  /** 제목 */
  ttl: string | null;
  /** 내용 */
  cn: string | null;
  /** 글 수 */
  articleCnt: number | null;
  /** 적지 않은 글 수 */
  restCnt: number | null;
  /** 같은 사건으로 접은 글 수 */
  foldCnt: number | null;
  /** 보낸 길 */
  chnlList: string[] | null;
  /** 보낸 때 */
  sntDt: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
