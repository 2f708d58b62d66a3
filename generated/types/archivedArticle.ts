// Generated from schemas/archivedArticle.json by `npm run generate`. Do not edit: change the schema instead.
export interface ArchivedArticle {
  /** 기사 번호 */
  articleId: number;
  /** 제목(한글) */
  kornTtl: string | null;
  /** 제목(현지어) */
  lclanTtl: string | null;
  /** 매체명 */
  mediaId: number | null;
  /** 매체명 */
  mediaNm: string | null;
  /** 매체명(현지어) */
  mediaLclanNm: string | null;
  /** 국가 */
  ntnId: string | null;
  /** 국가 */
  ntnNm: string | null;
  /** 언어 */
  lanCd: string | null;
  /** 언어 */
  lanNm: string | null;
  /** 대분류 */
  lclsfNm: 'KOREA' | 'GLOBAL' | null;
  /** 중분류 */
  featExtrMclsf: string | null;
  /** 중분류 */
  featExtrMclsfNm: string | null;
  /** 보도일시 */
  frmTrsfNscvrgDt: string | null;
  /** 종합 점수 */
  mainSnthsScr: number | null;
  /** 종류 */
  itemKnd: 'article' | 'thinkTank' | 'sns';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ArchivedArticleItem {
  /** 기사 번호 */
  articleId: number;
  /** 제목(한글) */
  kornTtl: string | null;
  /** 제목(현지어) */
  lclanTtl: string | null;
  /** 매체명 */
  mediaId: number | null;
  /** 매체명 */
  mediaNm: string | null;
  /** 매체명(현지어) */
  mediaLclanNm: string | null;
  /** 국가 */
  ntnId: string | null;
  /** 국가 */
  ntnNm: string | null;
  /** 언어 */
  lanCd: string | null;
  /** 언어 */
  lanNm: string | null;
  /** 대분류 */
  lclsfNm: 'KOREA' | 'GLOBAL' | null;
  /** 중분류 */
  featExtrMclsf: string | null;
  /** 중분류 */
  featExtrMclsfNm: string | null;
  /** 보도일시 */
  frmTrsfNscvrgDt: string | null;
  /** 종합 점수 */
  mainSnthsScr: number | null;
  /** 종류 */
  itemKnd: 'article' | 'thinkTank' | 'sns';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
