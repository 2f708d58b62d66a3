// Generated from schemas/labelArticle.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const labelArticleLabels: Record<string, string> = {
  labelArticleId: '번호',
  labelId: '라벨',
  articleId: '기사 번호',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
