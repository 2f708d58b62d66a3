// Generated from schemas/privacyLog.json by `npm run generate`. Do not edit: change the schema instead.
export interface PrivacyLog {
  /** 번호 */
  logId: number;
  /** 시각 */
  regDt: string;
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
  /** 대상 */
  trgtNm: string | null;
  /** 정보주체. 사용자 ID, 또는 이메일이나 이름 전체로 찾습니다. */
  trgtKey: string | null;
  /** 정보주체(목록). 한 번에 여러 사람의 것을 다루었으면 그 사람들. */
  trgtKeys: string[] | null;
  /** 정보주체 수. 목록에 다 적지 않을 만큼 많으면 이 수가 더 크다. */
  trgtCnt: number | null;
  /** 파일 지문(SHA-256). 내보낸 파일이 끝까지 나갔으면 그 파일의 지문. */
  fileHash: string | null;
  /** 처리 구분. 무엇을 한 것인지. 월간 점검이 이것으로 센다. */
  prcsClsfCd:
    | 'VIEW'
    | 'LOOK'
    | 'LIST'
    | 'SEARCH'
    | 'EXPORT'
    | 'REVEALED_EXPORT'
    | 'FILE'
    | 'REPORT'
    | 'CHANGE'
    | 'SEND'
    | null;
  /** 처리 내용 */
  prcsCn: string | null;
  /** 사유 */
  rsn: string | null;
  /** 건수 */
  rowCnt: number | null;
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

export interface PrivacyLogItem {
  /** 번호 */
  logId: number;
  /** 시각 */
  regDt: string;
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
  /** 대상 */
  trgtNm: string | null;
  /** 정보주체. 사용자 ID, 또는 이메일이나 이름 전체로 찾습니다. */
  trgtKey: string | null;
  /** 정보주체(목록). 한 번에 여러 사람의 것을 다루었으면 그 사람들. */
  trgtKeys: string[] | null;
  /** 정보주체 수. 목록에 다 적지 않을 만큼 많으면 이 수가 더 크다. */
  trgtCnt: number | null;
  /** 파일 지문(SHA-256). 내보낸 파일이 끝까지 나갔으면 그 파일의 지문. */
  fileHash: string | null;
  /** 처리 구분. 무엇을 한 것인지. 월간 점검이 이것으로 센다. */
  prcsClsfCd:
    | 'VIEW'
    | 'LOOK'
    | 'LIST'
    | 'SEARCH'
    | 'EXPORT'
    | 'REVEALED_EXPORT'
    | 'FILE'
    | 'REPORT'
    | 'CHANGE'
    | 'SEND'
    | null;
  /** 처리 내용 */
  prcsCn: string | null;
  /** 사유 */
  rsn: string | null;
  /** 건수 */
  rowCnt: number | null;
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
