// Generated from schemas/changeHistory.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const changeHistoryLabels: Record<string, string> = {
  chgHstryId: '번호',
  entityNm: '대상 코드',
  entityLbl: '대상',
  recordNm: '대상 이름',
  recordKey: '대상 키',
  chgKnd: '구분',
  bfrCn: '변경 전',
  aftrCn: '변경 후',
  rgtrId: '변경자 ID',
  rgtrNm: '변경자',
  regDt: '변경일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
