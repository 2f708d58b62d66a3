// Generated from schemas/dailyBriefing.json by `npm run generate`. Do not edit: change the schema instead.
export interface DailyBriefing {
  /** 브리핑 번호 */
  brfgId: number;
  /** 제목 */
  ttl: string;
  /** 호수. 발행할 때 앞선 호의 다음 번호로 정해지고 바뀌지 않습니다. */
  brfgNo: number | null;
  /** 브리핑 날짜 */
  brfgYmd: string;
  /** 머리글 */
  cn: string | null;
  /** 상태 */
  sttsCd: 'DRAFT' | 'PUBLISHED';
  /** 발행일시 */
  pblcnDt: string | null;
  /** 항목 수 */
  itemCnt: number;
  /** 등록자 */
  rgtrId: string | null;
  /** 작성자 */
  rgtrNm: string | null;
  /** 항목. 실린 기사와 하이라이트, 그 사이의 구역 제목. 보낸 순서대로 실린다. */
  items: DailyBriefingEntryByBrfgId[];
  /** 이전 브리핑. 바로 앞 날짜의 브리핑과 그 제목. 목록에는 없다. */
  previous?: {} | null;
  /** 다음 브리핑. 바로 뒤 날짜의 브리핑과 그 제목. 목록에는 없다. */
  next?: {} | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface DailyBriefingItem {
  /** 브리핑 번호 */
  brfgId: number;
  /** 제목 */
  ttl: string;
  /** 호수. 발행할 때 앞선 호의 다음 번호로 정해지고 바뀌지 않습니다. */
  brfgNo: number | null;
  /** 브리핑 날짜 */
  brfgYmd: string;
  /** 상태 */
  sttsCd: 'DRAFT' | 'PUBLISHED';
  /** 발행일시 */
  pblcnDt: string | null;
  /** 항목 수 */
  itemCnt: number;
  /** 등록자 */
  rgtrId: string | null;
  /** 작성자 */
  rgtrNm: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface DailyBriefingInsert {
  /** 제목 */
  ttl: string;
  /** 브리핑 날짜 */
  brfgYmd: string;
  /** 머리글 */
  cn?: string | null;
  /** 상태 */
  sttsCd?: 'DRAFT' | 'PUBLISHED' | null;
  /** 항목. 실린 기사와 하이라이트, 그 사이의 구역 제목. 보낸 순서대로 실린다. */
  items?: DailyBriefingEntryByBrfgIdInput[] | null;
}

export interface DailyBriefingUpdate {
  /** 브리핑 번호 */
  brfgId: number;
  /** 제목 */
  ttl?: string;
  /** 브리핑 날짜 */
  brfgYmd?: string;
  /** 머리글 */
  cn?: string | null;
  /** 상태 */
  sttsCd?: 'DRAFT' | 'PUBLISHED' | null;
  /** 항목. 실린 기사와 하이라이트, 그 사이의 구역 제목. 보낸 순서대로 실린다. */
  items?: DailyBriefingEntryByBrfgIdInput[] | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface DailyBriefingEntryByBrfgId {
  /** 종류 */
  itemKnd?: 'heading' | 'article' | 'thinkTank' | 'sns' | 'cluster';
  /** 실린 글 번호 */
  itemId?: number | null;
  /** 코멘트 */
  cmntCn?: string | null;
  /** 제목 */
  ttl?: string | null;
  /** 제목(현지어) */
  lclanTtl?: string | null;
  /** 언어 */
  lanCd?: string | null;
  /** 매체 */
  mediaNm?: string | null;
  /** 국가 */
  ntnNm?: string | null;
  /** 보도일시 */
  rprtDt?: string | null;
  /** 요약 */
  smryCn?: string | null;
  /** 원문 주소 */
  url?: string | null;
  /** 기사 수 */
  articleCnt?: number | null;
}

export interface DailyBriefingEntryByBrfgIdInput {
  /** 종류 */
  itemKnd?: 'heading' | 'article' | 'thinkTank' | 'sns' | 'cluster' | null;
  /** 실린 글 번호 */
  itemId?: number | null;
  /** 코멘트 */
  cmntCn?: string | null;
  /** 제목 */
  ttl?: string | null;
  /** 제목(현지어) */
  lclanTtl?: string | null;
  /** 언어 */
  lanCd?: string | null;
  /** 매체 */
  mediaNm?: string | null;
  /** 국가 */
  ntnNm?: string | null;
  /** 보도일시 */
  rprtDt?: string | null;
  /** 요약 */
  smryCn?: string | null;
  /** 원문 주소 */
  url?: string | null;
  /** 기사 수 */
  articleCnt?: number | null;
}
