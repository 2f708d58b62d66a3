// Generated from schemas/reportTemplate.json by `npm run generate`. Do not edit: change the schema instead.
export interface ReportTemplate {
  /** 번호 */
  rptTmplId: number;
  /** 서식 이름 */
  rptTmplNm: string;
  /** 브리핑 제목. {날짜}를 쓴 자리에는 만드는 날이 들어갑니다. 예: 일일 외신 동향 {날짜} */
  ttlPtrn: string;
  /** 머리글 */
  cn: string | null;
  /** 만드는 요일 */
  runDyCd: 'daily' | 'weekdays' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
  /** 만드는 시각. 한국 시각. 예: 06:30 */
  runHm: string;
  /** 공휴일에도 만들기 */
  hldyYn: 'Y' | 'N';
  /** 만든 뒤 */
  rlsCd: 'draft' | 'publish';
  /** 상태 */
  useYn: 'Y' | 'N';
  /** 다음에 만들 때 */
  nextRunDt: string | null;
  /** 멈춘 사유 */
  stopRsn: string | null;
  /** 만든 사람 */
  rgtrId: string | null;
  /** 만든 사람 */
  rgtrNm: string | null;
  /** 구역. 위에서부터 차례로 실립니다. 한 글은 먼저 찾은 구역에만 실립니다. */
  sections: ReportTemplateSectionByRptTmplId[];
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ReportTemplateItem {
  /** 번호 */
  rptTmplId: number;
  /** 서식 이름 */
  rptTmplNm: string;
  /** 브리핑 제목. {날짜}를 쓴 자리에는 만드는 날이 들어갑니다. 예: 일일 외신 동향 {날짜} */
  ttlPtrn: string;
  /** 만드는 요일 */
  runDyCd: 'daily' | 'weekdays' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
  /** 만드는 시각. 한국 시각. 예: 06:30 */
  runHm: string;
  /** 공휴일에도 만들기 */
  hldyYn: 'Y' | 'N';
  /** 만든 뒤 */
  rlsCd: 'draft' | 'publish';
  /** 상태 */
  useYn: 'Y' | 'N';
  /** 다음에 만들 때 */
  nextRunDt: string | null;
  /** 멈춘 사유 */
  stopRsn: string | null;
  /** 만든 사람 */
  rgtrId: string | null;
  /** 만든 사람 */
  rgtrNm: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ReportTemplateInsert {
  /** 서식 이름 */
  rptTmplNm: string;
  /** 브리핑 제목. {날짜}를 쓴 자리에는 만드는 날이 들어갑니다. 예: 일일 외신 동향 {날짜} */
  ttlPtrn: string;
  /** 머리글 */
  cn?: string | null;
  /** 만드는 요일 */
  runDyCd: 'daily' | 'weekdays' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
  /** 만드는 시각. 한국 시각. 예: 06:30 */
  runHm: string;
  /** 공휴일에도 만들기 */
  hldyYn?: 'Y' | 'N' | null;
  /** 만든 뒤 */
  rlsCd?: 'draft' | 'publish' | null;
  /** 상태 */
  useYn?: 'Y' | 'N' | null;
  /** 구역. 위에서부터 차례로 실립니다. 한 글은 먼저 찾은 구역에만 실립니다. */
  sections?: ReportTemplateSectionByRptTmplIdInput[] | null;
}

export interface ReportTemplateUpdate {
  /** 번호 */
  rptTmplId: number;
  /** 서식 이름 */
  rptTmplNm?: string;
  /** 브리핑 제목. {날짜}를 쓴 자리에는 만드는 날이 들어갑니다. 예: 일일 외신 동향 {날짜} */
  ttlPtrn?: string;
  /** 머리글 */
  cn?: string | null;
  /** 만드는 요일 */
  runDyCd?: 'daily' | 'weekdays' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
  /** 만드는 시각. 한국 시각. 예: 06:30 */
  runHm?: string;
  /** 공휴일에도 만들기 */
  hldyYn?: 'Y' | 'N' | null;
  /** 만든 뒤 */
  rlsCd?: 'draft' | 'publish' | null;
  /** 상태 */
  useYn?: 'Y' | 'N' | null;
  /** 구역. 위에서부터 차례로 실립니다. 한 글은 먼저 찾은 구역에만 실립니다. */
  sections?: ReportTemplateSectionByRptTmplIdInput[] | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ReportTemplateSectionByRptTmplId {
  /** 구역 제목 */
  sectNm: string;
  /** 저장한 검색 */
  viewId: number;
  /** 먼저 실을 글 */
  sortCd?: 'newest' | 'score';
  /** 최대 건수 */
  maxCnt?: number;
}

export interface ReportTemplateSectionByRptTmplIdInput {
  /** 구역 제목 */
  sectNm: string;
  /** 저장한 검색 */
  viewId: number;
  /** 먼저 실을 글 */
  sortCd?: 'newest' | 'score' | null;
  /** 최대 건수 */
  maxCnt?: number | null;
}
