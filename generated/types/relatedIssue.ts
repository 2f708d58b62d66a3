// Generated from schemas/relatedIssue.json by `npm run generate`. Do not edit: change the schema instead.
export interface RelatedIssue {
  /** 번호 */
  relIssueId: number;
  /** 관련 이슈명 */
  relIssueNm: string | null;
  /** 설명 */
  expln: string | null;
  /** 순서 */
  seq: number;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 키워드. 사전 낱말의 번호. */
  keywordList?: number[] | null;
  /** 사전 낱말 */
  featureExtractionDictList: RelatedIssueDictByRelIssueId[];
  /** 자료 출처 */
  baseCd: 'base' | 'changed' | 'own';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface RelatedIssueItem {
  /** 번호 */
  relIssueId: number;
  /** 관련 이슈명 */
  relIssueNm: string | null;
  /** 순서 */
  seq: number;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 키워드. 사전 낱말의 번호. */
  keywordList?: number[] | null;
  /** 자료 출처 */
  baseCd: 'base' | 'changed' | 'own';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface RelatedIssueChoice {
  /** 번호 */
  relIssueId: number;
  /** 관련 이슈명 */
  relIssueNm: string | null;
  /** 순서 */
  seq: number;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
}

export interface RelatedIssueInsert {
  /** 관련 이슈명 */
  relIssueNm: string;
  /** 설명 */
  expln?: string | null;
  /** 순서 */
  seq?: number | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 사전 낱말 */
  featureExtractionDictList?: RelatedIssueDictByRelIssueIdInput[] | null;
}

export interface RelatedIssueUpdate {
  /** 번호 */
  relIssueId: number;
  /** 관련 이슈명 */
  relIssueNm?: string;
  /** 설명 */
  expln?: string | null;
  /** 순서 */
  seq?: number | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 사전 낱말 */
  featureExtractionDictList?: RelatedIssueDictByRelIssueIdInput[] | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface RelatedIssueDictByRelIssueId {
  /** 사전 낱말 */
  extrId: number;
  /** 사전 낱말 */
  extrKwd?: string | null;
  /** 특징 종류 */
  featKndCd?: 'issue' | 'pern' | 'incdnt' | 'plcy' | 'inst' | 'evnt' | null;
}

export interface RelatedIssueDictByRelIssueIdInput {
  /** 사전 낱말 */
  extrId: number;
}
