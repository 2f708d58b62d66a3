// Generated from schemas/mediaMerge.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const mediaMergeLabels: Record<string, string> = {
  mediaMrgId: '병합 번호',
  mediaId: '합친 매체',
  mediaKornNm: '합친 매체',
  mediaLclanNm: '매체명(현지어)',
  mrgTrgtMediaId: '남은 매체',
  mrgTrgtMediaNm: '남은 매체',
  articleCount: '옮긴 기사 수',
  mvngYn: '기사 옮기는 중',
  movedCount: '지금까지 옮긴 기사 수',
  undoDt: '되돌린 때',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
