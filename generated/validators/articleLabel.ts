// Generated from schemas/articleLabel.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const articleLabelLabels: Record<string, string> = {
  labelId: '라벨 번호',
  userId: '계정',
  labelNm: '라벨 이름',
  colorCd: '색',
  fldrNm: '폴더',
  ltrYn: '나중에 읽기',
  groupId: '함께 보는 그룹',
  grpEdtYn: '그룹원도 기사를 넣고 뺌',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
