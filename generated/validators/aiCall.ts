// Generated from schemas/aiCall.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const aiCallLabels: Record<string, string> = {
  callId: '번호',
  regDt: '호출 일시',
  actionCd: '작업',
  articleId: '기사',
  articleTtl: '기사',
  articleLclanTtl: '제목(현지어)',
  articleCnt: '기사 수',
  rsltCd: '결과',
  modelNm: '모델',
  prmptVer: '지시문 판',
  askTokenCnt: '입력 토큰',
  ansTokenCnt: '출력 토큰',
  tokenCnt: '토큰',
  spntMs: '소요 시간(ms)',
  sttsNo: 'HTTP 상태',
  rgtrId: '등록자',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
