// Generated from schemas/boardMail.json by `npm run generate`. Do not edit: change the schema instead.
export interface BoardMail {
  /** 번호 */
  mailId: number;
  /** 자료 구분 */
  boardKnd: 'post' | 'product' | 'dailyBriefing' | 'article' | 'thinkTank' | 'sns';
  /** 글 번호 */
  pstId: number;
  /** 보내기 번호. 화면이 정한다. 같은 번호로 두 번 누르면 한 번만 보낸다. */
  sendKey: string | null;
  /** 제목 */
  ttl: string;
  /** 내용 */
  htmlCn: string | null;
  /** 글로 된 내용 */
  textCn: string | null;
  /** 긴급 */
  emrgYn: 'Y' | 'N';
  /** 함께 보낼 문서. 고른 파일 종류와 문서. 파일은 메일이 나갈 때 만든다. */
  fileCn: {} | null;
  /** 보낸 사람 */
  rgtrNm: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface BoardMailItem {
  /** 번호 */
  mailId: number;
  /** 자료 구분 */
  boardKnd: 'post' | 'product' | 'dailyBriefing' | 'article' | 'thinkTank' | 'sns';
  /** 글 번호 */
  pstId: number;
  /** 보내기 번호. 화면이 정한다. 같은 번호로 두 번 누르면 한 번만 보낸다. */
  sendKey: string | null;
  /** 제목 */
  ttl: string;
  /** 내용 */
  htmlCn: string | null;
  /** 글로 된 내용 */
  textCn: string | null;
  /** 긴급 */
  emrgYn: 'Y' | 'N';
  /** 함께 보낼 문서. 고른 파일 종류와 문서. 파일은 메일이 나갈 때 만든다. */
  fileCn: {} | null;
  /** 보낸 사람 */
  rgtrNm: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
