// Generated from schemas/apiToken.json by `npm run generate`. Do not edit: change the schema instead.
export interface ApiToken {
  /** 번호 */
  tknId: number;
  /** 인증키 이름 */
  tknNm: string;
  /** 사용자 */
  userId: string;
  /** 사용자 */
  userNm: string | null;
  /** 피드 */
  feedYn: 'Y' | 'N';
  /** 자료 조회 */
  inqYn: 'Y' | 'N';
  /** 만료일시 */
  expDt: string;
  /** 마지막 사용 */
  lastUseDt: string | null;
  /** 마지막 사용 IP */
  lastUseIp: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
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

export interface ApiTokenItem {
  /** 번호 */
  tknId: number;
  /** 인증키 이름 */
  tknNm: string;
  /** 사용자 */
  userId: string;
  /** 사용자 */
  userNm: string | null;
  /** 피드 */
  feedYn: 'Y' | 'N';
  /** 자료 조회 */
  inqYn: 'Y' | 'N';
  /** 만료일시 */
  expDt: string;
  /** 마지막 사용 */
  lastUseDt: string | null;
  /** 마지막 사용 IP */
  lastUseIp: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
  /** 가려진 항목의 이름 */
  masked?: string[];
}
