// Generated from schemas/boardIp.json by `npm run generate`. Do not edit: change the schema instead.
export interface BoardIp {
  /** 번호 */
  bbsAuthrtId: number;
  /** IP */
  ip: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 비고 */
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

export interface BoardIpItem {
  /** 번호 */
  bbsAuthrtId: number;
  /** IP */
  ip: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 비고 */
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

export interface BoardIpInsert {
  /** IP */
  ip: string;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 비고 */
  rmrk?: string | null;
}

export interface BoardIpUpdate {
  /** 번호 */
  bbsAuthrtId: number;
  /** IP */
  ip?: string;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 비고 */
  rmrk?: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
