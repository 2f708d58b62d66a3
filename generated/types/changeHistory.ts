// Generated from schemas/changeHistory.json by `npm run generate`. Do not edit: change the schema instead.
export interface ChangeHistory {
  /** 번호 */
  chgHstryId: number;
  /** 대상 */
  entityNm: string;
  /** 대상 키 */
  recordKey: string;
  /** 구분 */
  chgKnd: 'insert' | 'update' | 'delete';
  /** 변경 전 */
  bfrCn: {} | null;
  /** 변경 후 */
  aftrCn: {} | null;
  /** 바꾼 사람 */
  rgtrId: string | null;
  /** 바꾼 시각 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ChangeHistoryItem {
  /** 번호 */
  chgHstryId: number;
  /** 대상 */
  entityNm: string;
  /** 대상 키 */
  recordKey: string;
  /** 구분 */
  chgKnd: 'insert' | 'update' | 'delete';
  /** 변경 전 */
  bfrCn: {} | null;
  /** 변경 후 */
  aftrCn: {} | null;
  /** 바꾼 사람 */
  rgtrId: string | null;
  /** 바꾼 시각 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
