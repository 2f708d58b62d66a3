// Generated from schemas/operations/savedView.json by `npm run generate`. Do not edit: change the schema instead.
export interface KeptView {
  viewId: number;
  menuUrl: string;
  viewNm: string;
  cndCn: string;
  colNmList: string[] | null;
  lineGapCd: string | null;
  bscYn: 'Y' | 'N';
  ownYn: 'Y' | 'N';
  shrYn: 'Y' | 'N';
  userNm: string | null;
  groupNm: string | null;
  fldrNm: string | null;
  rmrk: string | null;
}

export interface KeptViews {
  views: KeptView[];
  viewId: number | null;
}
