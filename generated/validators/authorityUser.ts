// Generated from schemas/authorityUser.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const authorityUserLabels: Record<string, string> = {
  authrtId: '권한 그룹',
  authrtNm: '권한 그룹',
  userId: '사용자',
  userNm: '사용자',
  eml: '이메일',
  prslYn: '열람 권한',
  wrtYn: '쓰기 권한',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
