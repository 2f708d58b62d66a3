// Generated from schemas/authorityUser.json by `npm run generate`. Do not edit: change the schema instead.
export interface AuthorityUser {
  /** 권한 그룹 */
  authrtId: number;
  /** 권한 그룹 */
  authrtNm: string | null;
  /** 사용자 */
  userId: string;
  /** 사용자 */
  userNm: string | null;
  /** 이메일 */
  eml: string | null;
  /** 열람 권한 */
  prslYn: 'Y' | 'N';
  /** 쓰기 권한 */
  wrtYn: 'Y' | 'N';
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

export interface AuthorityUserItem {
  /** 권한 그룹 */
  authrtId: number;
  /** 권한 그룹 */
  authrtNm: string | null;
  /** 사용자 */
  userId: string;
  /** 사용자 */
  userNm: string | null;
  /** 이메일 */
  eml: string | null;
  /** 열람 권한 */
  prslYn: 'Y' | 'N';
  /** 쓰기 권한 */
  wrtYn: 'Y' | 'N';
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
