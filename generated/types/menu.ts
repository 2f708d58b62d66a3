// Generated from schemas/menu.json by `npm run generate`. Do not edit: change the schema instead.
export interface Menu {
  /** 메뉴 번호 */
  menuId: number;
  /** 메뉴명 */
  menuNm: string | null;
  /** 상위 메뉴 */
  upMenuId: number | null;
  /** 상위 메뉴 */
  upMenuNm: string | null;
  /** 주소. 이 메뉴가 여는 화면의 주소입니다. 예: /article/Article */
  url: string | null;
  /** 정렬 순서 */
  sortNo: number;
  /** 비고 */
  rmrk: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 참조 정보. 게시판이나 생산물 화면이 무엇을 보이는지 적은 JSON입니다. */
  refData: string | null;
  /** 기본 메뉴 */
  bsicYn: 'Y' | 'N';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface MenuItem {
  /** 메뉴 번호 */
  menuId: number;
  /** 메뉴명 */
  menuNm: string | null;
  /** 상위 메뉴 */
  upMenuId: number | null;
  /** 상위 메뉴 */
  upMenuNm: string | null;
  /** 주소. 이 메뉴가 여는 화면의 주소입니다. 예: /article/Article */
  url: string | null;
  /** 정렬 순서 */
  sortNo: number;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 기본 메뉴 */
  bsicYn: 'Y' | 'N';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface MenuInsert {
  /** 메뉴명 */
  menuNm: string;
  /** 상위 메뉴 */
  upMenuId?: number | null;
  /** 주소. 이 메뉴가 여는 화면의 주소입니다. 예: /article/Article */
  url?: string | null;
  /** 정렬 순서 */
  sortNo?: number | null;
  /** 비고 */
  rmrk?: string | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 참조 정보. 게시판이나 생산물 화면이 무엇을 보이는지 적은 JSON입니다. */
  refData?: string | null;
}

export interface MenuUpdate {
  /** 메뉴 번호 */
  menuId: number;
  /** 메뉴명 */
  menuNm?: string;
  /** 상위 메뉴 */
  upMenuId?: number | null;
  /** 주소. 이 메뉴가 여는 화면의 주소입니다. 예: /article/Article */
  url?: string | null;
  /** 정렬 순서 */
  sortNo?: number | null;
  /** 비고 */
  rmrk?: string | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 참조 정보. 게시판이나 생산물 화면이 무엇을 보이는지 적은 JSON입니다. */
  refData?: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
