// Generated from schemas/errorLog.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const errorLogLabels: Record<string, string> = {
  logId: '번호',
  regDt: '시각',
  reqId: '요청 번호',
  sttsCd: '상태',
  errCd: '오류 코드',
  errCn: '내용',
  userId: '계정',
  userEml: '이메일',
  userNm: '이름',
  menuNm: '메뉴',
  prgrmNm: '프로그램',
  oprtnId: '호출',
  mthdNm: '방식',
  ip: 'IP',
  rgtrId: '등록자',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
