// Generated from schemas/archivedArticle.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const archivedArticleLabels: Record<string, string> = {
  articleId: '기사 번호',
  kornTtl: '제목(한글)',
  lclanTtl: '제목(현지어)',
  mediaId: '매체명',
  mediaNm: '매체명',
  mediaLclanNm: '매체명(현지어)',
  ntnId: '국가',
  ntnNm: '국가',
  lanCd: '언어',
  lanNm: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  featExtrMclsfNm: '중분류',
  frmTrsfNscvrgDt: '보도일시',
  mainSnthsScr: '종합 점수',
  itemKnd: '종류',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
