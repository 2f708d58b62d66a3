// Generated from schemas/watchMute.json by `npm run generate`. Do not edit: change the schema instead.
export interface WatchMute {
  /** 번호 */
  muteId: number;
  /** 알림 번호 */
  watchId: number;
  /** 매체 */
  mediaId: number | null;
  /** 사건 */
  clusterId: number | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface WatchMuteItem {
  /** 번호 */
  muteId: number;
  /** 알림 번호 */
  watchId: number;
  /** 매체 */
  mediaId: number | null;
  /** 사건 */
  clusterId: number | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
