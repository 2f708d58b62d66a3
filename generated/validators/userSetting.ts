// Generated from schemas/userSetting.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const userSettingLabels: Record<string, string> = {
  setngId: '번호',
  userId: '계정',
  setngKey: '설정 이름',
  setngCn: '설정값',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
