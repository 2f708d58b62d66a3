// Generated from schemas/apiToken.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const apiTokenLabels: Record<string, string> = {
  tknId: '번호',
  tknNm: '인증키 이름',
  userId: '사용자',
  userNm: '사용자',
  feedYn: '피드',
  inqYn: '자료 조회',
  expDt: '만료일시',
  lastUseDt: '마지막 사용',
  lastUseIp: '마지막 사용 IP',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
