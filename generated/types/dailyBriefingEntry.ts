// Generated from schemas/dailyBriefingEntry.json by `npm run generate`. Do not edit: change the schema instead.
export interface DailyBriefingEntry {
  /** 일일 브리핑 */
  brfgId: number;
  /** 종류 */
  itemKnd: 'heading' | 'article' | 'thinkTank' | 'sns' | 'cluster';
  /** 실린 글 번호 */
  itemId: number | null;
  /** 코멘트 */
  cmntCn: string | null;
  /** 제목 */
  ttl: string | null;
  /** 제목(현지어) */
  lclanTtl: string | null;
  /** 언어 */
  lanCd: string | null;
  /** 매체 */
  mediaNm: string | null;
  /** 국가 */
  ntnNm: string | null;
  /** 보도일시 */
  rprtDt: string | null;
  /** 요약 */
  smryCn: string | null;
  /** 원문 주소 */
  url: string | null;
  /** 기사 수 */
  articleCnt: number | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface DailyBriefingEntryItem {
  /** 일일 브리핑 */
  brfgId: number;
  /** 종류 */
  itemKnd: 'heading' | 'article' | 'thinkTank' | 'sns' | 'cluster';
  /** 실린 글 번호 */
  itemId: number | null;
  /** 코멘트 */
  cmntCn: string | null;
  /** 제목 */
  ttl: string | null;
  /** 제목(현지어) */
  lclanTtl: string | null;
  /** 언어 */
  lanCd: string | null;
  /** 매체 */
  mediaNm: string | null;
  /** 국가 */
  ntnNm: string | null;
  /** 보도일시 */
  rprtDt: string | null;
  /** 요약 */
  smryCn: string | null;
  /** 원문 주소 */
  url: string | null;
  /** 기사 수 */
  articleCnt: number | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
