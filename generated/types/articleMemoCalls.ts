// Generated from schemas/operations/articleMemo.json by `npm run generate`. Do not edit: change the schema instead.
export interface MemoState {
  articleId: number;
  memoYn: 'Y' | 'N';
  memoCn: string | null;
}

export interface KeptArticleItem {
  memoId: number;
  articleId: number;
  itemKnd: string;
  memoCn: string | null;
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
  mediaNm: string | null;
  mediaLclanNm: string | null;
  ntnNm: string | null;
  frmTrsfNscvrgDt: string | null;
  clusterId?: number | null;
  clusterOtherCnt?: number | null;
  regDt: string;
  mdfcnDt: string;
}
