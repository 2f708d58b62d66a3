// Generated from schemas/operations/cluster.json by `npm run generate`. Do not edit: change the schema instead.
export interface ClusterMemberItem {
  articleId: number;
  itemKnd: string;
  sortNo: number;
  articleScr: number | null;
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
  frmTrsfNscvrgDt: string | null;
  mediaNm: string | null;
  mediaLclanNm: string | null;
  ntnId: string | null;
  ntnNm: string | null;
  memoYn: 'Y' | 'N';
}

export interface ClusterEdit {
  clusterId: number;
  actionId: string | null;
  madeClusterId: number | null;
}

export interface ClusterChoice {
  clusterId: number;
  clusterTtl: string;
  clusterDt: string;
  articleCount: number;
  mdfcnDt: string;
}

export interface ClusterPlaces {
  clusterDt: string;
  home: ClusterChoice | null;
  choices: ClusterChoice[];
}
