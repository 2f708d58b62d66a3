// Generated from schemas/webHookDelivery.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const webHookDeliveryLabels: Record<string, string> = {
  dlvrId: '전송 번호',
  hookId: '외부 전송',
  sttsCd: '상태',
  testYn: '시험',
  itemCnt: '글 수',
  tryCnt: '시도',
  httpCd: '응답 코드',
  ansCn: '응답',
  sentDt: '마지막 시도',
  nextTryDt: '다음 시도',
  regDt: '만든 때',
  rgtrId: '등록자',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
