// Generated from schemas/arrivalApplication.json by `npm run generate`. Do not edit: change the schema instead.
export interface ArrivalApplication {
  /** 번호 */
  aplcId: number;
  /** 수신 규칙 */
  arvlRuleId: number;
  /** 한 때 */
  regDt: string;
  /** 글 번호 */
  articleId: number;
  /** 종류 */
  itemKnd: 'article' | 'thinkTank' | 'sns';
  /** 제목 */
  ttl: string | null;
  /** 바꾼 것 */
  chgList: string[] | null;
  /** 그대로 둔 것 */
  keptList: string[] | null;
  /** 상태 */
  sttsCd: 'applied' | 'undoing' | 'undone' | 'partly';
  /** 등록자 */
  rgtrId: string | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ArrivalApplicationItem {
  /** 번호 */
  aplcId: number;
  /** 수신 규칙 */
  arvlRuleId: number;
  /** 한 때 */
  regDt: string;
  /** 글 번호 */
  articleId: number;
  /** 종류 */
  itemKnd: 'article' | 'thinkTank' | 'sns';
  /** 제목 */
  ttl: string | null;
  /** 바꾼 것 */
  chgList: string[] | null;
  /** 그대로 둔 것 */
  keptList: string[] | null;
  /** 상태 */
  sttsCd: 'applied' | 'undoing' | 'undone' | 'partly';
  /** 등록자 */
  rgtrId: string | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
