// Generated from schemas/privacyLog.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const privacyLogLabels: Record<string, string> = {
  logId: '번호',
  regDt: '시각',
  userId: '계정',
  userEml: '이메일',
  userNm: '이름',
  menuNm: '메뉴',
  prgrmNm: '프로그램',
  trgtNm: '대상',
  trgtKey: '정보주체',
  trgtKeys: '정보주체(목록)',
  trgtCnt: '정보주체 수',
  fileHash: '파일 지문(SHA-256)',
  prcsClsfCd: '처리 구분',
  prcsCn: '처리 내용',
  rsn: '사유',
  rowCnt: '건수',
  ip: 'IP',
  rgtrId: '등록자',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
