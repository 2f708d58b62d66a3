// Generated from schemas/clusterDecision.json by `npm run generate`. Do not edit: change the schema instead.
export interface ClusterDecision {
  /** 결정 번호 */
  decisionId: number;
  /** 한 번의 고침. 한 번에 내린 결정들이 함께 가지는 번호. 되돌릴 때 쓴다. */
  actionId: string;
  /** 결정 */
  decisionKnd: 'TOGETHER' | 'APART';
  /** 기사 번호 */
  articleId: number;
  /** 다른 기사 번호 */
  otherArticleId: number;
  /** 거둔 고침. 이 결정을 나중에 뒤집은 고침. 비어 있으면 지금도 지킨다. */
  endActionId: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ClusterDecisionItem {
  /** 결정 번호 */
  decisionId: number;
  /** 한 번의 고침. 한 번에 내린 결정들이 함께 가지는 번호. 되돌릴 때 쓴다. */
  actionId: string;
  /** 결정 */
  decisionKnd: 'TOGETHER' | 'APART';
  /** 기사 번호 */
  articleId: number;
  /** 다른 기사 번호 */
  otherArticleId: number;
  /** 거둔 고침. 이 결정을 나중에 뒤집은 고침. 비어 있으면 지금도 지킨다. */
  endActionId: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
