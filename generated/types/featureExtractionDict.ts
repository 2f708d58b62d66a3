// Generated from schemas/featureExtractionDict.json by `npm run generate`. Do not edit: change the schema instead.
export interface FeatureExtractionDict {
  /** 사전 번호 */
  extrId: number;
  /** 대표어. 기사에 이 낱말이나 다른 표기가 나오면 이 특징으로 잡습니다. */
  extrKwd: string | null;
  /** 특징 종류 */
  featKndCd: 'issue' | 'pern' | 'incdnt' | 'plcy' | 'inst' | 'evnt' | null;
  /** 다른 표기. 외국어 표기와 줄임말을 적습니다. */
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

export interface FeatureExtractionDictItem {
  /** 사전 번호 */
  extrId: number;
  /** 대표어. 기사에 이 낱말이나 다른 표기가 나오면 이 특징으로 잡습니다. */
  extrKwd: string | null;
  /** 특징 종류 */
  featKndCd: 'issue' | 'pern' | 'incdnt' | 'plcy' | 'inst' | 'evnt' | null;
  /** 다른 표기. 외국어 표기와 줄임말을 적습니다. */
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

export interface FeatureExtractionDictChoice {
  /** 사전 번호 */
  extrId: number;
  /** 대표어. 기사에 이 낱말이나 다른 표기가 나오면 이 특징으로 잡습니다. */
  extrKwd: string | null;
  /** 특징 종류 */
  featKndCd: 'issue' | 'pern' | 'incdnt' | 'plcy' | 'inst' | 'evnt' | null;
  /** 다른 표기. 외국어 표기와 줄임말을 적습니다. */
  synmList: string[] | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
}

export interface FeatureExtractionDictInsert {
  /** 대표어. 기사에 이 낱말이나 다른 표기가 나오면 이 특징으로 잡습니다. */
  extrKwd: string;
  /** 특징 종류 */
  featKndCd: 'issue' | 'pern' | 'incdnt' | 'plcy' | 'inst' | 'evnt';
  /** 다른 표기. 외국어 표기와 줄임말을 적습니다. */
  synmList?: string[] | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 비고 */
  rmrk?: string | null;
}

export interface FeatureExtractionDictUpdate {
  /** 사전 번호 */
  extrId: number;
  /** 대표어. 기사에 이 낱말이나 다른 표기가 나오면 이 특징으로 잡습니다. */
  extrKwd?: string;
  /** 특징 종류 */
  featKndCd?: 'issue' | 'pern' | 'incdnt' | 'plcy' | 'inst' | 'evnt';
  /** 다른 표기. 외국어 표기와 줄임말을 적습니다. */
  synmList?: string[] | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 비고 */
  rmrk?: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
