// Generated from schemas/menu.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const menuLabels: Record<string, string> = {
  menuId: '메뉴 번호',
  menuNm: '메뉴명',
  upMenuId: '상위 메뉴',
  upMenuNm: '상위 메뉴',
  url: '주소',
  sortNo: '정렬 순서',
  rmrk: '비고',
  useYn: '사용 여부',
  refData: '참조 정보',
  bsicYn: '기본 메뉴',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
