// Generated from schemas/operations/articleLabel.json by `npm run generate`. Do not edit: change the schema instead.
export interface LabelFacts {
  labelId: number;
  labelNm: string;
  colorCd: string;
  fldrNm: string | null;
  ltrYn: 'Y' | 'N';
  ownYn: 'Y' | 'N';
  edtYn: 'Y' | 'N';
  shrYn: 'Y' | 'N';
  grpEdtYn: 'Y' | 'N';
  userNm: string | null;
  groupNm: string | null;
  cnt: number;
  pickedCnt: number;
}

export interface StoredLabel {
  labelId: number;
}
