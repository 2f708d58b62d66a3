// Generated from schemas/boardMailRecipient.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const boardMailRecipientLabels: Record<string, string> = {
  rcptnId: '번호',
  mailId: '메일',
  userId: '받는 사람',
  skipCd: '보내지 않은 사유',
  msgId: '발송함 번호',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
