// Generated from schemas/searchWord.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const searchWordLabels: Record<string, string> = {
  schwrdId: '번호',
  userId: '계정',
  schwrd: '검색어',
  schwrdKey: '검색어의 비교형',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
