// Generated from schemas/loginLog.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const loginLogLabels: Record<string, string> = {
  logId: '번호',
  regDt: '시각',
  eml: '입력한 이메일',
  userNm: '이름',
  userId: '계정',
  lgnClsf: '구분',
  rsnCn: '사유',
  ip: 'IP',
  reqId: '요청 번호',
  rgtrId: '등록자',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
