// Generated from schemas/searchSynonym.json by `npm run generate`. Do not edit: change the schema instead.
export interface SearchSynonym {
  /** 동의어 번호 */
  synmId: number;
  /** 대표 표기. 목록에서 묶음을 알아보는 이름입니다. 이 표기도 함께 찾습니다. */
  rprsNm: string | null;
  /** 같은 말. 바꿔 써도 뜻이 같은 표기만 하나씩 입력하고 Enter를 누르세요. 한글, 영문, 한자, 일본어 표기를 모두 적을 수 있습니다. */
  synmList: string[] | null;
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

export interface SearchSynonymItem {
  /** 동의어 번호 */
  synmId: number;
  /** 대표 표기. 목록에서 묶음을 알아보는 이름입니다. 이 표기도 함께 찾습니다. */
  rprsNm: string | null;
  /** 같은 말. 바꿔 써도 뜻이 같은 표기만 하나씩 입력하고 Enter를 누르세요. 한글, 영문, 한자, 일본어 표기를 모두 적을 수 있습니다. */
  synmList: string[] | null;
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

export interface SearchSynonymInsert {
  /** 대표 표기. 목록에서 묶음을 알아보는 이름입니다. 이 표기도 함께 찾습니다. */
  rprsNm: string;
  /** 같은 말. 바꿔 써도 뜻이 같은 표기만 하나씩 입력하고 Enter를 누르세요. 한글, 영문, 한자, 일본어 표기를 모두 적을 수 있습니다. */
  synmList: string[];
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 비고 */
  rmrk?: string | null;
}

export interface SearchSynonymUpdate {
  /** 동의어 번호 */
  synmId: number;
  /** 대표 표기. 목록에서 묶음을 알아보는 이름입니다. 이 표기도 함께 찾습니다. */
  rprsNm?: string;
  /** 같은 말. 바꿔 써도 뜻이 같은 표기만 하나씩 입력하고 Enter를 누르세요. 한글, 영문, 한자, 일본어 표기를 모두 적을 수 있습니다. */
  synmList?: string[];
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 비고 */
  rmrk?: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
