// Generated from schemas/boardMailRecipient.json by `npm run generate`. Do not edit: change the schema instead.
export interface BoardMailRecipient {
  /** 번호 */
  rcptnId: number;
  /** 메일 */
  mailId: number;
  /** 받는 사람 */
  userId: string;
  /** 보내지 않은 사유 */
  skipCd: string | null;
  /** 발송함 번호 */
  msgId: number | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface BoardMailRecipientItem {
  /** 번호 */
  rcptnId: number;
  /** 메일 */
  mailId: number;
  /** 받는 사람 */
  userId: string;
  /** 보내지 않은 사유 */
  skipCd: string | null;
  /** 발송함 번호 */
  msgId: number | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
