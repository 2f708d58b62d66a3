// Generated from schemas/reportRun.json by `npm run generate`. Do not edit: change the schema instead.
export interface ReportRun {
  /** 번호 */
  rptRunId: number;
  /** 보고 서식 */
  rptTmplId: number;
  /** 정한 때 */
  dueDt: string;
  /** 찾은 때 */
  srchDt: string | null;
  /** 결과 */
  sttsCd: 'MADE' | 'EMPTY' | 'FAILED';
  /** 실은 글 */
  itemCnt: number;
  /** 브리핑 번호 */
  brfgId: number | null;
  /** 만들지 못한 사유 */
  failRsn: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ReportRunItem {
  /** 번호 */
  rptRunId: number;
  /** 보고 서식 */
  rptTmplId: number;
  /** 정한 때 */
  dueDt: string;
  /** 찾은 때 */
  srchDt: string | null;
  /** 결과 */
  sttsCd: 'MADE' | 'EMPTY' | 'FAILED';
  /** 실은 글 */
  itemCnt: number;
  /** 브리핑 번호 */
  brfgId: number | null;
  /** 만들지 못한 사유 */
  failRsn: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
