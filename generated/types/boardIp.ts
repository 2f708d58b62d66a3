// Generated from schemas/boardIp.json by `npm run generate`. Do not edit: change the schema instead.
export interface BoardIp {
  /** 번호 */
  bbsAuthrtId: number;
  /** IP. 주소 하나(10.0.0.1), 대역(10.0.0.0/24), 범위(10.0.0.1~10.0.0.9) 가운데 하나로 입력합니다. */
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
  /** IP. 주소 하나(10.0.0.1), 대역(10.0.0.0/24), 범위(10.0.0.1~10.0.0.9) 가운데 하나로 입력합니다. */
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
  /** IP. 주소 하나(10.0.0.1), 대역(10.0.0.0/24), 범위(10.0.0.1~10.0.0.9) 가운데 하나로 입력합니다. */
  ip: string;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 비고 */
  rmrk?: string | null;
}

export interface BoardIpUpdate {
  /** 번호 */
  bbsAuthrtId: number;
  /** IP. 주소 하나(10.0.0.1), 대역(10.0.0.0/24), 범위(10.0.0.1~10.0.0.9) 가운데 하나로 입력합니다. */
  ip?: string;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 비고 */
  rmrk?: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
