// Generated from schemas/briefingPick.json by `npm run generate`. Do not edit: change the schema instead.
export interface BriefingPick {
  /** 번호 */
  pickId: number;
  /** 계정 */
  userId: string;
  /** 종류 */
  itemKnd: 'article' | 'thinkTank' | 'sns' | 'cluster';
  /** 담은 글 번호 */
  itemId: number;
  /** 코멘트 */
  cmntCn: string | null;
  /** 순서 */
  sortNo: number;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface BriefingPickItem {
  /** 번호 */
  pickId: number;
  /** 계정 */
  userId: string;
  /** 종류 */
  itemKnd: 'article' | 'thinkTank' | 'sns' | 'cluster';
  /** 담은 글 번호 */
  itemId: number;
  /** 코멘트 */
  cmntCn: string | null;
  /** 순서 */
  sortNo: number;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
