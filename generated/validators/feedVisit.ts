// Generated from schemas/feedVisit.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const feedVisitLabels: Record<string, string> = {
  feedVisitId: '번호',
  bgngDt: '수집 시각',
  mediaFeedId: '수집원',
  feedTtl: '수집원',
  feedUrl: '피드 주소',
  rsltCd: '결과',
  itemCnt: '읽은 글',
  newCnt: '새 기사',
  knownCnt: '이미 있는 글',
  crctCnt: '매체가 고친 글',
  leftOutCnt: '제외한 글',
  errCn: '실패 사유',
  fndngCn: '살핀 결과',
  httpStts: '응답 코드',
  spentMs: '소요 시간(ms)',
  trgrCd: '수집 계기',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
