// Generated from schemas/clusterArticle.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const clusterArticleLabels: Record<string, string> = {
  clusterId: '하이라이트',
  articleId: '기사',
  kornTtl: '기사',
  lclanTtl: '제목(현지어)',
  lanCd: '언어',
  frmTrsfNscvrgDt: '보도일시',
  sortNo: '순서',
  articleScr: '점수',
  itemKnd: '종류',
  mediaNm: '매체명',
  mediaLclanNm: '매체명(현지어)',
  ntnId: '국가 번호',
  ntnNm: '국가',
  memoYn: '메모 여부',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
