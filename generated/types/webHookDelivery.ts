// Generated from schemas/webHookDelivery.json by `npm run generate`. Do not edit: change the schema instead.
export interface WebHookDelivery {
  /** 전송 번호 */
  dlvrId: number;
  /** 외부 전송 */
  hookId: number;
  /** 상태 */
  sttsCd: 'waiting' | 'sent' | 'failed';
  /** 시험 */
  testYn: 'Y' | 'N';
  /** 글 수 */
  itemCnt: number;
  /** 시도 */
  tryCnt: number;
  /** 응답 코드 */
  httpCd: number | null;
  /** 응답 */
  ansCn: string | null;
  /** 마지막 시도 */
  sentDt: string | null;
  /** 다음 시도 */
  nextTryDt: string | null;
  /** 만든 때 */
  regDt: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface WebHookDeliveryItem {
  /** 전송 번호 */
  dlvrId: number;
  /** 외부 전송 */
  hookId: number;
  /** 상태 */
  sttsCd: 'waiting' | 'sent' | 'failed';
  /** 시험 */
  testYn: 'Y' | 'N';
  /** 글 수 */
  itemCnt: number;
  /** 시도 */
  tryCnt: number;
  /** 응답 코드 */
  httpCd: number | null;
  /** 응답 */
  ansCn: string | null;
  /** 마지막 시도 */
  sentDt: string | null;
  /** 다음 시도 */
  nextTryDt: string | null;
  /** 만든 때 */
  regDt: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
