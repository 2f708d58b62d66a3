// Generated from schemas/changeHistory.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const changeHistoryLabels: Record<string, string> = {
  chgHstryId: '번호',
  entityNm: '대상',
  recordKey: '대상 키',
  chgKnd: '구분',
  bfrCn: '변경 전',
  aftrCn: '변경 후',
  rgtrId: '바꾼 사람',
  regDt: '바꾼 시각',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
