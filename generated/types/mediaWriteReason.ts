// Generated from schemas/mediaWriteReason.json by `npm run generate`. Do not edit: change the schema instead.
export interface MediaWriteReason {
  /** 매체 */
  mediaId: number;
  /** 작성 사유 */
  wrtRsn: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface MediaWriteReasonItem {
  /** 매체 */
  mediaId: number;
  /** 작성 사유 */
  wrtRsn: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
