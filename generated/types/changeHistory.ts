// Generated from schemas/changeHistory.json by `npm run generate`. Do not edit: change the schema instead.
export interface ChangeHistory {
  /** 번호 */
  chgHstryId: number;
  /** 대상 코드 */
  entityNm: string;
  /** 대상 */
  entityLbl?: string | null;
  /** 대상 이름 */
  recordNm?: string | null;
  /** 대상 키 */
  recordKey: string;
  /** 구분 */
  chgKnd: 'insert' | 'update' | 'delete';
  /** 변경 전 */
  bfrCn: {} | null;
  /** 변경 후 */
  aftrCn: {} | null;
  /** 변경자 ID */
  rgtrId: string | null;
  /** 변경자 */
  rgtrNm?: string | null;
  /** 변경일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ChangeHistoryItem {
  /** 번호 */
  chgHstryId: number;
  /** 대상 코드 */
  entityNm: string;
  /** 대상 */
  entityLbl?: string | null;
  /** 대상 이름 */
  recordNm?: string | null;
  /** 대상 키 */
  recordKey: string;
  /** 구분 */
  chgKnd: 'insert' | 'update' | 'delete';
  /** 변경 전 */
  bfrCn: {} | null;
  /** 변경 후 */
  aftrCn: {} | null;
  /** 변경자 ID */
  rgtrId: string | null;
  /** 변경자 */
  rgtrNm?: string | null;
  /** 변경일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
