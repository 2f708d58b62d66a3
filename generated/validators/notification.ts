// Generated from schemas/notification.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const notificationLabels: Record<string, string> = {
  ntcId: '알림 번호',
  userId: '받는 사람',
  ntcClsfCd: '종류',
  ntcClsfCdNm: '종류',
  ttl: '제목',
  menuUrl: '메뉴 주소',
  comPstId: '대상 번호',
  trgtNm: '대상 자료',
  hndlDt: '처리한 때',
  rgtrNm: '한 사람',
  regDt: '알린 때',
  rgtrId: '등록자',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
