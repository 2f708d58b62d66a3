// Generated from schemas/boardMail.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const boardMailLabels: Record<string, string> = {
  mailId: '번호',
  boardKnd: '자료 구분',
  pstId: '글 번호',
  sendKey: '보내기 번호',
  ttl: '제목',
  htmlCn: '내용',
  textCn: '글로 된 내용',
  emrgYn: '긴급',
  fileCn: '함께 보낼 문서',
  rgtrNm: '보낸 사람',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
