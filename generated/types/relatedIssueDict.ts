// Generated from schemas/relatedIssueDict.json by `npm run generate`. Do not edit: change the schema instead.
export interface RelatedIssueDict {
  /** 관련 이슈 */
  relIssueId: number;
  /** 사전 낱말 */
  extrId: number;
  /** 사전 낱말 */
  extrKwd: string | null;
  /** 특징 종류 */
  featKndCd: 'issue' | 'pern' | 'incdnt' | 'plcy' | 'inst' | 'evnt' | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface RelatedIssueDictItem {
  /** 관련 이슈 */
  relIssueId: number;
  /** 사전 낱말 */
  extrId: number;
  /** 사전 낱말 */
  extrKwd: string | null;
  /** 특징 종류 */
  featKndCd: 'issue' | 'pern' | 'incdnt' | 'plcy' | 'inst' | 'evnt' | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
