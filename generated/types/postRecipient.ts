// Generated from schemas/postRecipient.json by `npm run generate`. Do not edit: change the schema instead.
export interface PostRecipient {
  /** 글 */
  pstId: number;
  /** 사용자 */
  userId: string | null;
  /** 사용자 */
  userNm: string | null;
  /** 기관명 */
  instNm: string | null;
  /** 부서명 */
  deptNm: string | null;
  /** 사용자 그룹 */
  groupId: number | null;
  /** 사용자 그룹 */
  groupNm: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
  /** 가려진 항목의 이름 */
  masked?: string[];
  /** 가려진 항목에서 보여도 되는 글, 항목 이름별로 */
  maskedValues?: {
    [k: string]: string;
  };
}

export interface PostRecipientItem {
  /** 글 */
  pstId: number;
  /** 사용자 */
  userId: string | null;
  /** 사용자 */
  userNm: string | null;
  /** 기관명 */
  instNm: string | null;
  /** 부서명 */
  deptNm: string | null;
  /** 사용자 그룹 */
  groupId: number | null;
  /** 사용자 그룹 */
  groupNm: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
  /** 가려진 항목의 이름 */
  masked?: string[];
}
