// Generated from schemas/media.json by `npm run generate`. Do not edit: change the schema instead.
export interface Media {
  /** 매체 번호 */
  mediaId: number;
  /** URL */
  url: string | null;
  /** 점검 URL */
  inspUrl: string | null;
  /** 국가 */
  ntnId: string | null;
  /** 국가 */
  ntnKornNm: string | null;
  /** 주요 매체 */
  mainMediaYn: 'Y' | 'N';
  /** 현지 언론 매체 */
  onsiteJrnlMediaYn: 'Y' | 'N';
  /** 매체형태 */
  mediaKndCd: string | null;
  /** 매체형태 */
  mediaKndCdNm: string | null;
  /** 발행 부수 */
  crltnCd: string | null;
  /** 발행 부수 */
  crltnCdNm: string | null;
  /** 매체명(한글) */
  mediaKornNm: string | null;
  /** 매체명(영문) */
  mediaEngNm: string | null;
  /** 매체명(현지어) */
  mediaLclanNm: string | null;
  /** 약칭 */
  mediaAbbrNm: string | null;
  /** 이메일 */
  eml: string | null;
  /** 수집 언어 */
  clctLan: string | null;
  /** 제공 언어 */
  pvsnLan: string | null;
  /** 대표자 */
  rprsvNm: string | null;
  /** 창립일 */
  fndnYmd: string | null;
  /** 재정 규모 */
  fnseScl: string | null;
  /** 본사 소재지 */
  hdofcLctnAddr: string | null;
  /** 대통령 인터뷰 */
  presItvwYn: 'Y' | 'N';
  /** 대통령 인터뷰 내용 */
  presItvw: string | null;
  /** 경영진 */
  mngm: string | null;
  /** 독자층 */
  rdr: string | null;
  /** 발행 주기·방송 시간대 */
  pblcnCyclBcTz: string | null;
  /** 계약사 */
  ctrtCoNm: string | null;
  /** 발행 지역 */
  pblcnRgn: string | null;
  /** 보도 형태 */
  nscvrgFrm: string | null;
  /** 주요 보도 분야 */
  mainNscvrgFld: string | null;
  /** 특파원 */
  frSndJrnl: string | null;
  /** 해외 지사 */
  frBrof: string | null;
  /** 광고료 */
  adFee: string | null;
  /** 국내 제휴사 */
  krPtnrshpCo: string | null;
  /** 참고 사항 */
  refMttr: string | null;
  /** 중복 여부 */
  dpcnYn: 'Y' | 'N';
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** UTC */
  rgnTz: string | null;
  /** 수집 매체 번호 여부 */
  clctMediaNoYn: 'Y' | 'N';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface MediaItem {
  /** 매체 번호 */
  mediaId: number;
  /** URL */
  url: string | null;
  /** 점검 URL */
  inspUrl: string | null;
  /** 국가 */
  ntnId: string | null;
  /** 국가 */
  ntnKornNm: string | null;
  /** 주요 매체 */
  mainMediaYn: 'Y' | 'N';
  /** 현지 언론 매체 */
  onsiteJrnlMediaYn: 'Y' | 'N';
  /** 매체형태 */
  mediaKndCd: string | null;
  /** 매체형태 */
  mediaKndCdNm: string | null;
  /** 발행 부수 */
  crltnCd: string | null;
  /** 발행 부수 */
  crltnCdNm: string | null;
  /** 매체명(한글) */
  mediaKornNm: string | null;
  /** 매체명(영문) */
  mediaEngNm: string | null;
  /** 매체명(현지어) */
  mediaLclanNm: string | null;
  /** 약칭 */
  mediaAbbrNm: string | null;
  /** 이메일 */
  eml: string | null;
  /** 수집 언어 */
  clctLan: string | null;
  /** 제공 언어 */
  pvsnLan: string | null;
  /** 대표자 */
  rprsvNm: string | null;
  /** 창립일 */
  fndnYmd: string | null;
  /** 재정 규모 */
  fnseScl: string | null;
  /** 본사 소재지 */
  hdofcLctnAddr: string | null;
  /** 대통령 인터뷰 */
  presItvwYn: 'Y' | 'N';
  /** 대통령 인터뷰 내용 */
  presItvw: string | null;
  /** 경영진 */
  mngm: string | null;
  /** 독자층 */
  rdr: string | null;
  /** 발행 주기·방송 시간대 */
  pblcnCyclBcTz: string | null;
  /** 계약사 */
  ctrtCoNm: string | null;
  /** 발행 지역 */
  pblcnRgn: string | null;
  /** 보도 형태 */
  nscvrgFrm: string | null;
  /** 주요 보도 분야 */
  mainNscvrgFld: string | null;
  /** 특파원 */
  frSndJrnl: string | null;
  /** 해외 지사 */
  frBrof: string | null;
  /** 광고료 */
  adFee: string | null;
  /** 국내 제휴사 */
  krPtnrshpCo: string | null;
  /** 참고 사항 */
  refMttr: string | null;
  /** 중복 여부 */
  dpcnYn: 'Y' | 'N';
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** UTC */
  rgnTz: string | null;
  /** 수집 매체 번호 여부 */
  clctMediaNoYn: 'Y' | 'N';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface MediaChoice {
  /** 매체 번호 */
  mediaId: number;
  /** 국가 */
  ntnId: string | null;
  /** 국가 */
  ntnKornNm: string | null;
  /** 매체형태 */
  mediaKndCdNm: string | null;
  /** 매체명(한글) */
  mediaKornNm: string | null;
  /** 매체명(영문) */
  mediaEngNm: string | null;
  /** 매체명(현지어) */
  mediaLclanNm: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
}
