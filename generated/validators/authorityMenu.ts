// Generated from schemas/authorityMenu.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const authorityMenuLabels: Record<string, string> = {
  authrtId: '권한 그룹',
  menuId: '메뉴',
  menuNm: '메뉴',
  authorizedYn: '권한',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
