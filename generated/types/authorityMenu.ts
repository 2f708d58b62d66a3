// Generated from schemas/authorityMenu.json by `npm run generate`. Do not edit: change the schema instead.
export interface AuthorityMenu {
  /** 권한 그룹 */
  authrtId: number;
  /** 메뉴 */
  menuId: number;
  /** 메뉴 */
  menuNm: string | null;
  /** 권한 */
  authorizedYn: 'Y' | 'N';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface AuthorityMenuItem {
  /** 권한 그룹 */
  authrtId: number;
  /** 메뉴 */
  menuId: number;
  /** 메뉴 */
  menuNm: string | null;
  /** 권한 */
  authorizedYn: 'Y' | 'N';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
