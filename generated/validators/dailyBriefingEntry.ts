// Generated from schemas/dailyBriefingEntry.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const dailyBriefingEntryLabels: Record<string, string> = {
  brfgId: '일일 브리핑',
  itemKnd: '종류',
  itemId: '실린 글 번호',
  cmntCn: '코멘트',
  ttl: '제목',
  lclanTtl: '제목(현지어)',
  lanCd: '언어',
  mediaNm: '매체',
  ntnNm: '국가',
  rprtDt: '보도일시',
  smryCn: '요약',
  url: '원문 주소',
  articleCnt: '기사 수',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
