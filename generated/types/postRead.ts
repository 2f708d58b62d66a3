// Generated from schemas/postRead.json by `npm run generate`. Do not edit: change the schema instead.
export interface PostRead {
  /** 번호 */
  prslId: number;
  /** 글 */
  pstId: number;
  /** 사람 */
  userId: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface PostReadItem {
  /** 번호 */
  prslId: number;
  /** 글 */
  pstId: number;
  /** 사람 */
  userId: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
