// Generated from schemas/operations/search.json by `npm run generate`. Do not edit: change the schema instead.
export interface SearchMark {
  start: number;
  end: number;
}

export interface SearchSnippet {
  field: string;
  fileNm: string | null;
  text: string;
  marks: SearchMark[];
  isCutBefore: boolean;
  isCutAfter: boolean;
}

export interface SearchReason {
  typed: string;
  field: string;
  written: string;
}

export interface FoundItem {
  articleId: number;
  kind: string;
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
  mediaId: number | null;
  mediaNm: string | null;
  mediaLclanNm: string | null;
  ntnId: string | null;
  ntnNm: string | null;
  lclsfNm: string | null;
  frmTrsfNscvrgDt: string | null;
  regDt: string;
  url: string | null;
  featExtrKwdList: string[] | null;
  menualYn: 'Y' | 'N';
  memoYn: 'Y' | 'N';
  labelIdList?: number[] | null;
  readYn: 'Y' | 'N';
  clusterId?: number | null;
  clusterOtherCnt?: number | null;
  similarCnt?: number | null;
  menuNm?: string | null;
  menuUrl?: string | null;
  rgtrNm?: string | null;
  snippets: SearchSnippet[];
  reasons?: SearchReason[] | null;
}

export interface MarkedText {
  field: string;
  marks: SearchMark[];
}

export interface SearchSpellings {
  spellings: string[];
}

export interface SearchWords {
  words: string[];
}

export interface SearchForm {
  searchText: string;
  excludeText: string;
  keyword: string;
  multiKeywordCnd: string;
  period: string;
  startDate: string;
  endDate: string;
  ntnId: string[];
  mediaId: string[];
  featExtrMclsf: string[];
  lclsfNm: string;
}

export interface RewrittenSearch {
  form: SearchForm;
  left: string[];
}

export interface RelatedWord {
  word: string;
  hitCnt: number;
}

export interface TrendingWordItem {
  rank: number;
  schwrd: string;
  count: number;
}

export interface SearchedItem {
  schHstryId: number;
  cndCn: unknown;
  mdfcnDt: string;
}

export interface FacetItem {
  key: string;
  label: string;
  count: number;
}

export interface SearchFacets {
  nation: FacetItem[];
  media: FacetItem[];
  classification: FacetItem[];
  period: FacetItem[];
  periodUnit: string;
  isExact: boolean;
}
