// Generated from schemas/savedView.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const savedViewLabels: Record<string, string> = {
  viewId: '보기 번호',
  userId: '계정',
  menuUrl: '목록 주소',
  viewNm: '보기 이름',
  cndCn: '조건',
  colNmList: '열',
  lineGapCd: '줄 간격',
  bscYn: '처음에 여는 보기',
  groupId: '함께 보는 그룹',
  fldrNm: '폴더',
  rmrk: '메모',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
