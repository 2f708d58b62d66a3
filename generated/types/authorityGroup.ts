// Generated from schemas/authorityGroup.json by `npm run generate`. Do not edit: change the schema instead.
export interface AuthorityGroup {
  /** 권한 번호 */
  authrtId: number;
  /** 권한명 */
  authrtNm: string | null;
  /** 사용자 수 */
  userCnt?: number | null;
  /** 메뉴 수 */
  menuCnt?: number | null;
  /** 비고 */
  rmrk: string | null;
  /** 정렬 순서 */
  sortNo: number;
  /** 메뉴 권한 */
  authorizedMenuList: AuthorityMenuByAuthrtId[];
  /** 사용자 권한 */
  authorizedUserList: AuthorityUserByAuthrtId[];
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface AuthorityGroupItem {
  /** 권한 번호 */
  authrtId: number;
  /** 권한명 */
  authrtNm: string | null;
  /** 사용자 수 */
  userCnt?: number | null;
  /** 메뉴 수 */
  menuCnt?: number | null;
  /** 비고 */
  rmrk: string | null;
  /** 정렬 순서 */
  sortNo: number;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface AuthorityGroupInsert {
  /** 권한명 */
  authrtNm: string;
  /** 비고 */
  rmrk?: string | null;
  /** 정렬 순서 */
  sortNo?: number | null;
  /** 메뉴 권한 */
  authorizedMenuList?: AuthorityMenuByAuthrtIdInput[] | null;
  /** 사용자 권한 */
  authorizedUserList?: AuthorityUserByAuthrtIdInput[] | null;
}

export interface AuthorityGroupUpdate {
  /** 권한 번호 */
  authrtId: number;
  /** 권한명 */
  authrtNm?: string;
  /** 비고 */
  rmrk?: string | null;
  /** 정렬 순서 */
  sortNo?: number | null;
  /** 메뉴 권한 */
  authorizedMenuList?: AuthorityMenuByAuthrtIdInput[] | null;
  /** 사용자 권한 */
  authorizedUserList?: AuthorityUserByAuthrtIdInput[] | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface AuthorityMenuByAuthrtId {
  /** 메뉴 */
  menuId: number;
  /** 메뉴 */
  menuNm?: string | null;
  /** 권한 */
  authorizedYn?: 'Y' | 'N';
}

export interface AuthorityMenuByAuthrtIdInput {
  /** 메뉴 */
  menuId: number;
  /** 권한 */
  authorizedYn?: 'Y' | 'N' | null;
}

export interface AuthorityUserByAuthrtId {
  /** 권한 그룹 */
  authrtNm?: string | null;
  /** 사용자 */
  userId: string;
  /** 사용자 */
  userNm?: string | null;
  /** 이메일 */
  eml?: string | null;
  /** 열람 권한 */
  prslYn?: 'Y' | 'N';
  /** 쓰기 권한 */
  wrtYn?: 'Y' | 'N';
}

export interface AuthorityUserByAuthrtIdInput {
  /** 사용자 */
  userId: string;
  /** 열람 권한 */
  prslYn?: 'Y' | 'N' | null;
  /** 쓰기 권한 */
  wrtYn?: 'Y' | 'N' | null;
}
