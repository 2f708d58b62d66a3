// Generated from schemas/articleMemo.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const articleMemoLabels: Record<string, string> = {
  memoId: '메모 번호',
  userId: '계정',
  articleId: '기사 번호',
  memoCn: '메모',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
