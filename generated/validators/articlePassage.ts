// Generated from schemas/articlePassage.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const articlePassageLabels: Record<string, string> = {
  passageId: '구절 번호',
  memoId: '메모 번호',
  fldNm: '본문',
  quotCn: '인용한 말',
  prfxCn: '인용 앞의 말',
  sfxCn: '인용 뒤의 말',
  bgngNo: '인용이 시작하는 자리',
  memoCn: '메모',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
