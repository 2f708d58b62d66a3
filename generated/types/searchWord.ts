// Generated from schemas/searchWord.json by `npm run generate`. Do not edit: change the schema instead.
export interface SearchWord {
  /** 번호 */
  schwrdId: number;
  /** 계정 */
  userId: string;
  /** 검색어 */
  schwrd: string;
  /** 검색어의 비교형 */
  schwrdKey: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface SearchWordItem {
  /** 번호 */
  schwrdId: number;
  /** 계정 */
  userId: string;
  /** 검색어 */
  schwrd: string;
  /** 검색어의 비교형 */
  schwrdKey: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
