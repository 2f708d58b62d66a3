// Generated from schemas/articleMemo.json by `npm run generate`. Do not edit: change the schema instead.
export interface ArticleMemo {
  /** 메모 번호 */
  memoId: number;
  /** 계정 */
  userId: string;
  /** 기사 번호 */
  articleId: number;
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

export interface ArticleMemoItem {
  /** 메모 번호 */
  memoId: number;
  /** 계정 */
  userId: string;
  /** 기사 번호 */
  articleId: number;
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
