// Generated from schemas/relatedIssueDict.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const relatedIssueDictLabels: Record<string, string> = {
  relIssueId: '관련 이슈',
  extrId: '사전 낱말',
  extrKwd: '사전 낱말',
  featKndCd: '특징 종류',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
