// Generated from schemas/operations/briefingTray.json by `npm run generate`. Do not edit: change the schema instead.
export interface TrayEntry {
  itemKnd: string;
  itemId: number;
  cmntCn: string | null;
  isReadable: boolean;
  ttl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
  mediaNm: string | null;
  ntnNm: string | null;
  rprtDt: string | null;
  smryCn: string | null;
  url: string | null;
  articleCnt: number | null;
}

export interface BriefingTray {
  items: TrayEntry[];
  most: number;
}

export interface TrayName {
  itemKnd: string;
  itemId: number;
}

export interface FilledTray {
  items: TrayEntry[];
  most: number;
  added: TrayName[];
}

export interface TrayChange {
  itemKnd: string;
  itemId: number;
  cmntCn?: string | null;
}
