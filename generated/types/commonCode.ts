// Generated from schemas/commonCode.json by `npm run generate`. Do not edit: change the schema instead.
export interface CommonCode {
  /** 코드 ID */
  cdId: string;
  /** 마스터 코드 */
  upCdId: string | null;
  /** 마스터 코드 */
  upCdNm: string | null;
  /** 코드명 */
  cdNm: string | null;
  /** 영문 코드명 */
  cdEngNm: string | null;
  /** 설명 */
  expln: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 정렬 순서 */
  sortNo: number;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface CommonCodeItem {
  /** 코드 ID */
  cdId: string;
  /** 마스터 코드 */
  upCdId: string | null;
  /** 마스터 코드 */
  upCdNm: string | null;
  /** 코드명 */
  cdNm: string | null;
  /** 영문 코드명 */
  cdEngNm: string | null;
  /** 설명 */
  expln: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 정렬 순서 */
  sortNo: number;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface CommonCodeInsert {
  /** 코드 ID */
  cdId: string;
  /** 마스터 코드 */
  upCdId?: string | null;
  /** 코드명 */
  cdNm: string;
  /** 영문 코드명 */
  cdEngNm?: string | null;
  /** 설명 */
  expln?: string | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 정렬 순서 */
  sortNo: number;
}

export interface CommonCodeUpdate {
  /** 코드 ID */
  cdId: string;
  /** 코드명 */
  cdNm?: string;
  /** 영문 코드명 */
  cdEngNm?: string | null;
  /** 설명 */
  expln?: string | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 정렬 순서 */
  sortNo?: number;
  /** 수정일시 */
  mdfcnDt: string;
}
