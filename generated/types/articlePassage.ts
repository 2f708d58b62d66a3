// Generated from schemas/articlePassage.json by `npm run generate`. Do not edit: change the schema instead.
export interface ArticlePassage {
  /** 구절 번호 */
  passageId: number;
  /** 메모 번호 */
  memoId: number;
  /** 본문 */
  fldNm: 'articleCn' | 'articleTransCn';
  /** 인용한 말 */
  quotCn: string;
  /** 인용 앞의 말 */
  prfxCn: string | null;
  /** 인용 뒤의 말 */
  sfxCn: string | null;
  /** 인용이 시작하는 자리. UTF-16 단위. 본문이 고쳐지기 전의 자리이다. */
  bgngNo: number;
  /** 메모 */
  memoCn: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ArticlePassageItem {
  /** 구절 번호 */
  passageId: number;
  /** 메모 번호 */
  memoId: number;
  /** 본문 */
  fldNm: 'articleCn' | 'articleTransCn';
  /** 인용한 말 */
  quotCn: string;
  /** 인용 앞의 말 */
  prfxCn: string | null;
  /** 인용 뒤의 말 */
  sfxCn: string | null;
  /** 인용이 시작하는 자리. UTF-16 단위. 본문이 고쳐지기 전의 자리이다. */
  bgngNo: number;
  /** 메모 */
  memoCn: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
