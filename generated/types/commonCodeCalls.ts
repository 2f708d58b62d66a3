// Generated from schemas/operations/commonCode.json by `npm run generate`. Do not edit: change the schema instead.
export interface CodeReference {
  cdId: string;
  cdNm: string | null;
  cdEngNm: string | null;
  upCdId: string | null;
  sortNo: number;
}

export interface CodePlace {
  cdId: string;
  sortNo: number;
}
