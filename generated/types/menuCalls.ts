// Generated from schemas/operations/menu.json by `npm run generate`. Do not edit: change the schema instead.
export interface MenuNode {
  menuId: number;
  menuNm: string;
  upMenuId: number | null;
  url: string | null;
  sortNo: number;
  rmrk: string | null;
  useYn: 'Y' | 'N';
  depth: number;
  refData: string | null;
  children: MenuNode[];
}

export interface MenuPlace {
  menuId: number;
  upMenuId: number | null;
  sortNo: number;
}

export interface BoardCategory {
  menuId: number | null;
  menuNm: string;
  children: BoardSubCategory[];
}

export interface BoardSubCategory {
  menuId: number | null;
  menuNm: string;
}
