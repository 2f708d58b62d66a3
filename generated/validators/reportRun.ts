// Generated from schemas/reportRun.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const reportRunLabels: Record<string, string> = {
  rptRunId: '번호',
  rptTmplId: '보고 서식',
  dueDt: '정한 때',
  srchDt: '찾은 때',
  sttsCd: '결과',
  itemCnt: '실은 글',
  brfgId: '브리핑 번호',
  failRsn: '만들지 못한 사유',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
