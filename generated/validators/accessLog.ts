// Generated from schemas/accessLog.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const accessLogLabels: Record<string, string> = {
  logId: '번호',
  regDt: '시각',
  userId: '계정',
  userEml: '이메일',
  userNm: '이름',
  menuNm: '메뉴',
  prgrmNm: '프로그램',
  oprtnId: '호출',
  mthdNm: '방식',
  ip: 'IP',
  sttsCd: '상태',
  prcsMs: '처리 시간(ms)',
  reqId: '요청 번호',
  rgtrId: '등록자',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
