// Generated from schemas/clusterAction.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const clusterActionLabels: Record<string, string> = {
  actionId: '고친 일 번호',
  clusterId: '하이라이트 번호',
  actionKnd: '한 일',
  bfrCn: '그 전 모습',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
