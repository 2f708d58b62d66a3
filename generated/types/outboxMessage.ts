// Generated from schemas/outboxMessage.json by `npm run generate`. Do not edit: change the schema instead.
export interface OutboxMessage {
  /** 번호 */
  msgId: number;
  /** 구분 */
  chnl: 'EML' | 'SMS';
  /** 받는 곳 */
  rcvr: string | null;
  /** 제목 */
  ttl: string | null;
  /** 내용 */
  cn: string | null;
  /** 상태. 발송 서버가 설정되지 않았거나 관리자 두 명의 확인이 필요한 메시지는 발송하지 않고 여기에 보관합니다. 내용을 직접 전달해 주세요. */
  sttsCd: 'waiting' | 'sent' | 'failed' | 'bounced' | 'unclear' | 'kept';
  /** 시도 횟수 */
  tryCnt: number;
  /** 다음 시도 */
  nextTryDt: string | null;
  /** 보낸 시각 */
  sentDt: string | null;
  /** 실패 사유 */
  errCn: string | null;
  /** 일회용 값. 저장한 글에는 없고 보낼 때 만들어 넣는 값. 발송 서버가 없으면 사유를 적고 직접 전한다. */
  scrtKnd: 'link' | 'code' | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
  /** 가려진 항목의 이름 */
  masked?: string[];
  /** 가려진 항목에서 보여도 되는 글, 항목 이름별로 */
  maskedValues?: {
    [k: string]: string;
  };
}

export interface OutboxMessageItem {
  /** 번호 */
  msgId: number;
  /** 구분 */
  chnl: 'EML' | 'SMS';
  /** 받는 곳 */
  rcvr: string | null;
  /** 제목 */
  ttl: string | null;
  /** 상태. 발송 서버가 설정되지 않았거나 관리자 두 명의 확인이 필요한 메시지는 발송하지 않고 여기에 보관합니다. 내용을 직접 전달해 주세요. */
  sttsCd: 'waiting' | 'sent' | 'failed' | 'bounced' | 'unclear' | 'kept';
  /** 시도 횟수 */
  tryCnt: number;
  /** 다음 시도 */
  nextTryDt: string | null;
  /** 보낸 시각 */
  sentDt: string | null;
  /** 일회용 값. 저장한 글에는 없고 보낼 때 만들어 넣는 값. 발송 서버가 없으면 사유를 적고 직접 전한다. */
  scrtKnd: 'link' | 'code' | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
  /** 가려진 항목의 이름 */
  masked?: string[];
}
