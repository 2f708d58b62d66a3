// Generated from schemas/clusterDecision.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const clusterDecisionLabels: Record<string, string> = {
  decisionId: '결정 번호',
  actionId: '한 번의 고침',
  decisionKnd: '결정',
  articleId: '기사 번호',
  otherArticleId: '다른 기사 번호',
  endActionId: '거둔 고침',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
