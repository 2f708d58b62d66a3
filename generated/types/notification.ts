// Generated from schemas/notification.json by `npm run generate`. Do not edit: change the schema instead.
export interface Notification {
  /** 알림 번호 */
  ntcId: number;
  /** 받는 사람 */
  userId: string;
  /** 종류 */
  ntcClsfCd: string;
  /** 종류 */
  ntcClsfCdNm: string | null;
  /** 제목 */
  ttl: string | null;
  /** 메뉴 주소 */
  menuUrl: string;
  /** 대상 번호 */
  comPstId: string;
  /** 대상 자료. 대상이 어느 엔티티의 기록인지. 그 기록을 열면 알림도 처리된다. */
  trgtNm: string;
  /** 처리한 때 */
  hndlDt: string | null;
  /** 한 사람 */
  rgtrNm: string | null;
  /** 알린 때 */
  regDt: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface NotificationItem {
  /** 알림 번호 */
  ntcId: number;
  /** 받는 사람 */
  userId: string;
  /** 종류 */
  ntcClsfCd: string;
  /** 종류 */
  ntcClsfCdNm: string | null;
  /** 제목 */
  ttl: string | null;
  /** 메뉴 주소 */
  menuUrl: string;
  /** 대상 번호 */
  comPstId: string;
  /** 대상 자료. 대상이 어느 엔티티의 기록인지. 그 기록을 열면 알림도 처리된다. */
  trgtNm: string;
  /** 처리한 때 */
  hndlDt: string | null;
  /** 한 사람 */
  rgtrNm: string | null;
  /** 알린 때 */
  regDt: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
