// Generated from schemas/outboxMessage.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const outboxMessageLabels: Record<string, string> = {
  msgId: '번호',
  chnl: '구분',
  rcvr: '받는 곳',
  ttl: '제목',
  cn: '내용',
  sttsCd: '상태',
  tryCnt: '시도 횟수',
  nextTryDt: '다음 시도',
  sentDt: '보낸 시각',
  errCn: '실패 사유',
  scrtKnd: '일회용 값',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
