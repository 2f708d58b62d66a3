// Generated from schemas/authorityGroup.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const authorityGroupLabels: Record<string, string> = {
  authrtId: '권한 번호',
  authrtNm: '권한명',
  rmrk: '비고',
  sortNo: '정렬 순서',
  authorizedMenuList: '메뉴 권한',
  authorizedUserList: '사용자 권한',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
