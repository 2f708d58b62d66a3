// Generated from schemas/searchHistory.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const searchHistoryLabels: Record<string, string> = {
  schHstryId: '번호',
  userId: '계정',
  cndCn: '조건',
  cndHash: '조건의 지문',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
