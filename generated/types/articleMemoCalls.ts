// Generated from schemas/operations/articleMemo.json by `npm run generate`. Do not edit: change the schema instead.
export interface MemoState {
  articleId: number;
  memoYn: 'Y' | 'N';
  memoCn: string | null;
}

export interface KeptArticleItem {
  articleId: number;
  itemKnd: string;
  memoYn: 'Y' | 'N';
  memoCn: string | null;
  passageList: PassageMemo[];
  labelIdList: number[] | null;
  readYn: 'Y' | 'N';
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
}

export interface PassageMemo {
  passageId: number;
  fldNm: string;
  quotCn: string;
  prfxCn: string | null;
  sfxCn: string | null;
  bgngNo: number;
  memoCn: string | null;
  foundYn?: ('Y' | 'N') | null;
}
