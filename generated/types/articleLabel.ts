// Generated from schemas/articleLabel.json by `npm run generate`. Do not edit: change the schema instead.
export interface ArticleLabel {
  /** 라벨 번호 */
  labelId: number;
  /** 계정 */
  userId: string;
  /** 라벨 이름 */
  labelNm: string;
  /** 색 */
  colorCd: 'gray' | 'red' | 'orange' | 'green' | 'teal' | 'blue' | 'purple' | 'pink';
  /** 폴더 */
  fldrNm: string | null;
  /** 나중에 읽기 */
  ltrYn: 'Y' | 'N';
  /** 함께 보는 그룹 */
  groupId: number | null;
  /** 그룹원도 기사를 넣고 뺌 */
  grpEdtYn: 'Y' | 'N';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ArticleLabelItem {
  /** 라벨 번호 */
  labelId: number;
  /** 계정 */
  userId: string;
  /** 라벨 이름 */
  labelNm: string;
  /** 색 */
  colorCd: 'gray' | 'red' | 'orange' | 'green' | 'teal' | 'blue' | 'purple' | 'pink';
  /** 폴더 */
  fldrNm: string | null;
  /** 나중에 읽기 */
  ltrYn: 'Y' | 'N';
  /** 함께 보는 그룹 */
  groupId: number | null;
  /** 그룹원도 기사를 넣고 뺌 */
  grpEdtYn: 'Y' | 'N';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
