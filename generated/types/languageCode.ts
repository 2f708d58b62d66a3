// Generated from schemas/languageCode.json by `npm run generate`. Do not edit: change the schema instead.
export interface LanguageCode {
  /** 언어 코드. BCP 47 코드입니다. 예: ko, zh-Hant */
  lanCd: string;
  /** 언어명 */
  lanNm: string | null;
  /** 영문 언어명 */
  lanEngNm: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 정렬 순서 */
  sortNo: number;
  /** 자료 출처 */
  baseCd: 'base' | 'changed' | 'own';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface LanguageCodeItem {
  /** 언어 코드. BCP 47 코드입니다. 예: ko, zh-Hant */
  lanCd: string;
  /** 언어명 */
  lanNm: string | null;
  /** 영문 언어명 */
  lanEngNm: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 정렬 순서 */
  sortNo: number;
  /** 자료 출처 */
  baseCd: 'base' | 'changed' | 'own';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface LanguageCodeInsert {
  /** 언어 코드. BCP 47 코드입니다. 예: ko, zh-Hant */
  lanCd: string;
  /** 언어명 */
  lanNm: string;
  /** 영문 언어명 */
  lanEngNm?: string | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 정렬 순서 */
  sortNo?: number | null;
}

export interface LanguageCodeUpdate {
  /** 언어 코드. BCP 47 코드입니다. 예: ko, zh-Hant */
  lanCd: string;
  /** 언어명 */
  lanNm?: string;
  /** 영문 언어명 */
  lanEngNm?: string | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 정렬 순서 */
  sortNo?: number | null;
  /** 수정일시 */
  mdfcnDt: string;
}
