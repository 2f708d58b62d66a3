// Generated from schemas/errorLog.json by `npm run generate`. Do not edit: change the schema instead.
export interface ErrorLog {
  /** 번호 */
  logId: number;
  /** 시각 */
  regDt: string;
  /** 요청 번호 */
  reqId: string | null;
  /** 상태 */
  sttsCd: number | null;
  /** 오류 코드 */
  errCd: string | null;
  /** 내용 */
  errCn: string | null;
  /** 계정 */
  userId: string | null;
  /** 이메일 */
  userEml: string | null;
  /** 이름 */
  userNm: string | null;
  /** 메뉴 */
  menuNm: string | null;
  /** 프로그램 */
  prgrmNm: string | null;
  /** 호출 */
  oprtnId: string | null;
  /** 방식 */
  mthdNm: string | null;
  /** IP */
  ip: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
  /** 가려진 항목의 이름 */
  masked?: string[];
  /** 가려진 항목에서 보여도 되는 글, 항목 이름별로 */
  maskedValues?: {
    [k: string]: string;
  };
}

export interface ErrorLogItem {
  /** 번호 */
  logId: number;
  /** 시각 */
  regDt: string;
  /** 요청 번호 */
  reqId: string | null;
  /** 상태 */
  sttsCd: number | null;
  /** 오류 코드 */
  errCd: string | null;
  /** 내용 */
  errCn: string | null;
  /** 계정 */
  userId: string | null;
  /** 이메일 */
  userEml: string | null;
  /** 이름 */
  userNm: string | null;
  /** 메뉴 */
  menuNm: string | null;
  /** 프로그램 */
  prgrmNm: string | null;
  /** 호출 */
  oprtnId: string | null;
  /** 방식 */
  mthdNm: string | null;
  /** IP */
  ip: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
  /** 가려진 항목의 이름 */
  masked?: string[];
}
