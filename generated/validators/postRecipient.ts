// Generated from schemas/postRecipient.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const postRecipientLabels: Record<string, string> = {
  pstId: '글',
  userId: '사용자',
  userNm: '사용자',
  instNm: '기관명',
  deptNm: '부서명',
  groupId: '사용자 그룹',
  groupNm: '사용자 그룹',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
