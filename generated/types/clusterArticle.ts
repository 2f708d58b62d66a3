// Generated from schemas/clusterArticle.json by `npm run generate`. Do not edit: change the schema instead.
export interface ClusterArticle {
  /** 하이라이트 */
  clusterId: number;
  /** 기사 */
  articleId: number;
  /** 기사 */
  kornTtl: string | null;
  /** 제목(현지어) */
  lclanTtl: string | null;
  /** 언어 */
  lanCd: string | null;
  /** 보도일시 */
  frmTrsfNscvrgDt: string | null;
  /** 순서 */
  sortNo: number;
  /** 점수. 묶음의 주제에 얼마나 가까운지. */
  articleScr: number | null;
  /** 종류 */
  itemKnd?: string | null;
  /** 매체명 */
  mediaNm?: string | null;
  /** 매체명(현지어) */
  mediaLclanNm?: string | null;
  /** 국가 번호 */
  ntnId?: string | null;
  /** 국가 */
  ntnNm?: string | null;
  /** 메모 여부 */
  memoYn?: 'Y' | 'N' | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ClusterArticleItem {
  /** 하이라이트 */
  clusterId: number;
  /** 기사 */
  articleId: number;
  /** 기사 */
  kornTtl: string | null;
  /** 제목(현지어) */
  lclanTtl: string | null;
  /** 언어 */
  lanCd: string | null;
  /** 보도일시 */
  frmTrsfNscvrgDt: string | null;
  /** 순서 */
  sortNo: number;
  /** 점수. 묶음의 주제에 얼마나 가까운지. */
  articleScr: number | null;
  /** 종류 */
  itemKnd?: string | null;
  /** 매체명 */
  mediaNm?: string | null;
  /** 매체명(현지어) */
  mediaLclanNm?: string | null;
  /** 국가 번호 */
  ntnId?: string | null;
  /** 국가 */
  ntnNm?: string | null;
  /** 메모 여부 */
  memoYn?: 'Y' | 'N' | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
