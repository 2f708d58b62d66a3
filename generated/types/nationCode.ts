// Generated from schemas/nationCode.json by `npm run generate`. Do not edit: change the schema instead.
export interface NationCode {
  /** 국가 코드. ISO 3166-1의 두 글자 코드입니다. 등록한 뒤에는 바꿀 수 없습니다. */
  ntnId: string;
  /** 국가명 */
  ntnNm: string | null;
  /** 영문 국가명 */
  ntnEngNm: string | null;
  /** 대륙 */
  ctnCd: string | null;
  /** 대륙 */
  ctnCdNm: string | null;
  /** 국가 번호. 국제 전화 국가 번호를 숫자로 적습니다. 예: 82 */
  ntnno: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 비고 */
  rmrk: string | null;
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

export interface NationCodeItem {
  /** 국가 코드. ISO 3166-1의 두 글자 코드입니다. 등록한 뒤에는 바꿀 수 없습니다. */
  ntnId: string;
  /** 국가명 */
  ntnNm: string | null;
  /** 영문 국가명 */
  ntnEngNm: string | null;
  /** 대륙 */
  ctnCd: string | null;
  /** 대륙 */
  ctnCdNm: string | null;
  /** 국가 번호. 국제 전화 국가 번호를 숫자로 적습니다. 예: 82 */
  ntnno: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
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

export interface NationCodeChoice {
  /** 국가 코드. ISO 3166-1의 두 글자 코드입니다. 등록한 뒤에는 바꿀 수 없습니다. */
  ntnId: string;
  /** 국가명 */
  ntnNm: string | null;
  /** 영문 국가명 */
  ntnEngNm: string | null;
  /** 대륙 */
  ctnCdNm: string | null;
  /** 국가 번호. 국제 전화 국가 번호를 숫자로 적습니다. 예: 82 */
  ntnno: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
}

export interface NationCodeInsert {
  /** 국가 코드. ISO 3166-1의 두 글자 코드입니다. 등록한 뒤에는 바꿀 수 없습니다. */
  ntnId: string;
  /** 국가명 */
  ntnNm: string;
  /** 영문 국가명 */
  ntnEngNm?: string | null;
  /** 대륙 */
  ctnCd: string;
  /** 국가 번호. 국제 전화 국가 번호를 숫자로 적습니다. 예: 82 */
  ntnno?: string | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 비고 */
  rmrk?: string | null;
}

export interface NationCodeUpdate {
  /** 국가 코드. ISO 3166-1의 두 글자 코드입니다. 등록한 뒤에는 바꿀 수 없습니다. */
  ntnId: string;
  /** 국가명 */
  ntnNm?: string;
  /** 영문 국가명 */
  ntnEngNm?: string | null;
  /** 대륙 */
  ctnCd?: string;
  /** 국가 번호. 국제 전화 국가 번호를 숫자로 적습니다. 예: 82 */
  ntnno?: string | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 비고 */
  rmrk?: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
