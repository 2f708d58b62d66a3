// Generated from schemas/savedView.json by `npm run generate`. Do not edit: change the schema instead.
export interface SavedView {
  /** 보기 번호 */
  viewId: number;
  /** 계정 */
  userId: string;
  /** 목록 주소 */
  menuUrl: string;
  /** 보기 이름 */
  viewNm: string;
  /** 조건 */
  cndCn: string;
  /** 열 */
  colNmList: string[] | null;
  /** 줄 간격 */
  lineGapCd: 'wide' | 'normal' | 'compact' | null;
  /** 처음에 여는 보기 */
  bscYn: 'Y' | 'N';
  /** 함께 보는 그룹 */
  groupId: number | null;
  /** 폴더 */
  fldrNm: string | null;
  /** 메모 */
  rmrk: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface SavedViewItem {
  /** 보기 번호 */
  viewId: number;
  /** 계정 */
  userId: string;
  /** 목록 주소 */
  menuUrl: string;
  /** 보기 이름 */
  viewNm: string;
  /** 조건 */
  cndCn: string;
  /** 열 */
  colNmList: string[] | null;
  /** 줄 간격 */
  lineGapCd: 'wide' | 'normal' | 'compact' | null;
  /** 처음에 여는 보기 */
  bscYn: 'Y' | 'N';
  /** 함께 보는 그룹 */
  groupId: number | null;
  /** 폴더 */
  fldrNm: string | null;
  /** 메모 */
  rmrk: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
