// Generated from schemas/briefingPick.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const briefingPickLabels: Record<string, string> = {
  pickId: '번호',
  userId: '계정',
  itemKnd: '종류',
  itemId: '담은 글 번호',
  cmntCn: '코멘트',
  sortNo: '순서',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
