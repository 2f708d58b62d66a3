// Generated from schemas/operations/article.json by `npm run generate`. Do not edit: change the schema instead.
export interface ArticleUrlCheck {
  duplicated: boolean;
  articleId: number | null;
  itemKnd: string | null;
  kornTtl: string | null;
  url: string;
}

export interface ArticlePage {
  problem: string | null;
  kornTtl: string | null;
  lclanTtl: string | null;
  mediaId: number | null;
  outletNm: string | null;
  ntnId: string | null;
  frmTrsfNscvrgDt: string | null;
  jrnlLclanNm: string | null;
  articleCn: string | null;
  lanCd: string | null;
}

export interface ArticleChange {
  name: string;
  label: string;
  before: string | null;
  after: string | null;
}

export interface FeatureGroups {
  issue: string[];
  pern: string[];
  incdnt: string[];
  plcy: string[];
  inst: string[];
  evnt: string[];
}

export interface ArticleRevision {
  chgHstryId: number;
  chgKnd: string;
  regDt: string;
  rgtrNm: string | null;
  changes: ArticleChange[];
}
