// Generated from schemas/reportTemplateSection.json by `npm run generate`. Do not edit: change the schema instead.
export interface ReportTemplateSection {
  /** 보고 서식 */
  rptTmplId: number;
  /** 구역 제목 */
  sectNm: string;
  /** 저장한 검색 */
  viewId: number;
  /** 먼저 실을 글 */
  sortCd: 'newest' | 'score';
  /** 최대 건수 */
  maxCnt: number;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ReportTemplateSectionItem {
  /** 보고 서식 */
  rptTmplId: number;
  /** 구역 제목 */
  sectNm: string;
  /** 저장한 검색 */
  viewId: number;
  /** 먼저 실을 글 */
  sortCd: 'newest' | 'score';
  /** 최대 건수 */
  maxCnt: number;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
