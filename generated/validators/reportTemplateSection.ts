// Generated from schemas/reportTemplateSection.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const reportTemplateSectionLabels: Record<string, string> = {
  rptTmplId: '보고 서식',
  sectNm: '구역 제목',
  viewId: '저장한 검색',
  sortCd: '먼저 실을 글',
  maxCnt: '최대 건수',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
