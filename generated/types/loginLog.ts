// Generated from schemas/loginLog.json by `npm run generate`. Do not edit: change the schema instead.
export interface LoginLog {
  /** 번호 */
  logId: number;
  /** 시각 */
  regDt: string;
  /** 입력한 이메일 */
  eml: string | null;
  /** 이름 */
  userNm: string | null;
  /** 계정 */
  userId: string | null;
  /** 구분 */
  lgnClsf: 'SUCCESS' | 'FAIL' | 'LOCK' | 'REFUSED' | 'LOGOUT' | null;
  /** 사유 */
  rsnCn: string | null;
  /** IP */
  ip: string | null;
  /** 요청 번호 */
  reqId: string | null;
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

export interface LoginLogItem {
  /** 번호 */
  logId: number;
  /** 시각 */
  regDt: string;
  /** 입력한 이메일 */
  eml: string | null;
  /** 이름 */
  userNm: string | null;
  /** 계정 */
  userId: string | null;
  /** 구분 */
  lgnClsf: 'SUCCESS' | 'FAIL' | 'LOCK' | 'REFUSED' | 'LOGOUT' | null;
  /** 사유 */
  rsnCn: string | null;
  /** IP */
  ip: string | null;
  /** 요청 번호 */
  reqId: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
  /** 가려진 항목의 이름 */
  masked?: string[];
}
