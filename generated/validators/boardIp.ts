// Generated from schemas/boardIp.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const boardIpLabels: Record<string, string> = {
  bbsAuthrtId: '번호',
  ip: 'IP',
  useYn: '사용 여부',
  rmrk: '비고',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
