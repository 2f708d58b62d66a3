// Generated from schemas/cluster.json by `npm run generate`. Do not edit: change the schema instead.
export interface Cluster {
  /** 하이라이트 번호 */
  clusterId: number;
  /** 제목. 하이라이트에 든 기사의 제목에서도 찾습니다. */
  clusterTtl: string;
  /** 대분류 */
  lclsfNm: 'KOREA' | 'GLOBAL' | null;
  /** 중분류 */
  featExtrMclsf: string | null;
  /** 중분류 */
  featExtrMclsfNm: string | null;
  /** 분석일 */
  clusterDt: string;
  /** 기사 수 */
  articleCount?: number | null;
  /** 매체 수 */
  mediaCount?: number | null;
  /** 국가 수 */
  ntnCount?: number | null;
  /** 주요 매체. 기사가 많은 순서로 셋까지. */
  mainMediaNmList?: string[] | null;
  /** 주요 국가. 기사가 많은 순서로 셋까지. */
  mainNtnNmList?: string[] | null;
  /** 대표 기사. 앞에 놓인 기사 셋의 제목. */
  leadTtlList?: string[] | null;
  /** 점수 */
  clusterScr: number | null;
  /** 만든 방법 */
  crtMthdCd: 'AUTO' | 'MANUAL' | 'DEMO';
  /** 제목 수정 여부. 사람이 제목을 고쳤으면 다시 분석해도 그대로 둡니다. */
  ttlMdfcnYn: 'Y' | 'N';
  /** 기사 */
  clusterArticleList: ClusterArticleByClusterId[];
  /** 시간 단위 */
  timelineUnit?: 'hour' | 'day' | null;
  /** 시간대별 기사 수. at(한국 시각), count */
  timeline?: {}[] | null;
  /** 매체별 기사 수. key, label, count */
  mediaSourceList?: {}[] | null;
  /** 국가별 기사 수. key, label, count */
  ntnSourceList?: {}[] | null;
  /** 이어진 날. 같은 일을 다룬 다른 날의 하이라이트: clusterId, clusterDt, clusterTtl, articleCount */
  storyDayList?: {}[] | null;
  /** 마지막으로 고친 일. 사람이 이 하이라이트를 마지막으로 고친 일: actionId, actionKnd, regDt, rgtrNm. 고칠 수 있는 사람에게만 알리고, 되돌릴 수 있다. */
  lastAction?: {} | null;
  /** 고칠 수 있는지. 묶음을 고칠 수 있는 사람이 읽는지. */
  mayEditYn?: 'Y' | 'N' | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ClusterItem {
  /** 하이라이트 번호 */
  clusterId: number;
  /** 제목. 하이라이트에 든 기사의 제목에서도 찾습니다. */
  clusterTtl: string;
  /** 대분류 */
  lclsfNm: 'KOREA' | 'GLOBAL' | null;
  /** 중분류 */
  featExtrMclsf: string | null;
  /** 중분류 */
  featExtrMclsfNm: string | null;
  /** 분석일 */
  clusterDt: string;
  /** 기사 수 */
  articleCount?: number | null;
  /** 매체 수 */
  mediaCount?: number | null;
  /** 국가 수 */
  ntnCount?: number | null;
  /** 주요 매체. 기사가 많은 순서로 셋까지. */
  mainMediaNmList?: string[] | null;
  /** 주요 국가. 기사가 많은 순서로 셋까지. */
  mainNtnNmList?: string[] | null;
  /** 대표 기사. 앞에 놓인 기사 셋의 제목. */
  leadTtlList?: string[] | null;
  /** 점수 */
  clusterScr: number | null;
  /** 만든 방법 */
  crtMthdCd: 'AUTO' | 'MANUAL' | 'DEMO';
  /** 제목 수정 여부. 사람이 제목을 고쳤으면 다시 분석해도 그대로 둡니다. */
  ttlMdfcnYn: 'Y' | 'N';
  /** 시간 단위 */
  timelineUnit?: 'hour' | 'day' | null;
  /** 시간대별 기사 수. at(한국 시각), count */
  timeline?: {}[] | null;
  /** 매체별 기사 수. key, label, count */
  mediaSourceList?: {}[] | null;
  /** 국가별 기사 수. key, label, count */
  ntnSourceList?: {}[] | null;
  /** 이어진 날. 같은 일을 다룬 다른 날의 하이라이트: clusterId, clusterDt, clusterTtl, articleCount */
  storyDayList?: {}[] | null;
  /** 고칠 수 있는지. 묶음을 고칠 수 있는 사람이 읽는지. */
  mayEditYn?: 'Y' | 'N' | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ClusterArticleByClusterId {
  /** 기사 */
  articleId?: number;
  /** 기사 */
  kornTtl?: string | null;
  /** 제목(현지어) */
  lclanTtl?: string | null;
  /** 언어 */
  lanCd?: string | null;
  /** 보도일시 */
  frmTrsfNscvrgDt?: string | null;
  /** 순서 */
  sortNo?: number;
  /** 점수. 묶음의 주제에 얼마나 가까운지. */
  articleScr?: number | null;
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
}

export interface ClusterArticleByClusterIdInput {
  /** 기사 */
  articleId?: number | null;
  /** 순서 */
  sortNo?: number | null;
  /** 점수. 묶음의 주제에 얼마나 가까운지. */
  articleScr?: number | null;
}
