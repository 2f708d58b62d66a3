// Generated from schemas/arrivalApplication.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const arrivalApplicationLabels: Record<string, string> = {
  aplcId: '번호',
  arvlRuleId: '수신 규칙',
  regDt: '한 때',
  articleId: '글 번호',
  itemKnd: '종류',
  ttl: '제목',
  chgList: '바꾼 것',
  keptList: '그대로 둔 것',
  sttsCd: '상태',
  rgtrId: '등록자',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
