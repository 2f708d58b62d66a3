// Generated from schemas/clusterAction.json by `npm run generate`. Do not edit: change the schema instead.
export interface ClusterAction {
  /** 고친 일 번호 */
  actionId: string;
  /** 하이라이트 번호 */
  clusterId: number;
  /** 한 일 */
  actionKnd: 'MERGE' | 'SPLIT' | 'REMOVE' | 'ADD' | 'RENAME';
  /** 그 전 모습. clusters: 하이라이트마다 clusterId와 기사(articleId, sortNo, articleScr). title: 제목을 고쳤으면 그 전 제목(clusterTtl, ttlMdfcnYn) */
  bfrCn: {};
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ClusterActionItem {
  /** 고친 일 번호 */
  actionId: string;
  /** 하이라이트 번호 */
  clusterId: number;
  /** 한 일 */
  actionKnd: 'MERGE' | 'SPLIT' | 'REMOVE' | 'ADD' | 'RENAME';
  /** 그 전 모습. clusters: 하이라이트마다 clusterId와 기사(articleId, sortNo, articleScr). title: 제목을 고쳤으면 그 전 제목(clusterTtl, ttlMdfcnYn) */
  bfrCn: {};
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
