// Generated from schemas/media.json by `npm run generate`. Do not edit: change the schema instead.
import type { FileInfo } from './shared.ts';

export interface Media {
  /** 매체 번호 */
  mediaId: number;
  /** URL. 매체의 첫 화면 주소. 저장하기 전에 중복체크를 해 주세요. */
  url: string | null;
  /** 점검 URL. 수집이 잘 되는지 볼 때 여는 주소. */
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
  /** 매체명(영문). 대문자로 저장합니다. */
  mediaEngNm: string | null;
  /** 매체명(현지어). 그 나라 글자로 적은 이름. 한글과 특수문자는 쓸 수 없습니다. */
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
  /** UTC. 보도일시를 읽는 시간대. +09:00처럼 적습니다. +9나 UTC+9도 +09:00으로 저장됩니다. 국가를 고르면 그 수도의 표준시(서머타임이 아닌 시각)가 채워집니다. */
  rgnTz: string | null;
  /** 수집 매체 번호 여부. 수집 시스템에 이 매체의 번호가 등록되어 있어 기사를 자동으로 수집하면 ‘예’입니다. */
  clctMediaNoYn: 'Y' | 'N';
  /** 기계 번역 제외. ‘예’이면 이 매체의 기사는 수집해도 AI로 번역·요약하지 않습니다. 기사에서 번역을 요청할 수는 있습니다. */
  mchnReadNoYn: 'Y' | 'N';
  /** 삭제 상태 */
  deleteYn: 'N' | 'R' | 'Y';
  /** 병합된 매체. 중복이라 이 매체로 합쳐졌다. */
  mrgTrgtMediaId: number | null;
  /** 병합된 매체 */
  mrgTrgtMediaNm: string | null;
  /** 매체명(현지어) */
  mrgTrgtMediaLclanNm: string | null;
  /** 기사 수. 이 매체에 지금 있는 기사. 데이터베이스가 기사와 함께 센다. */
  articleCount: number;
  /** 국가 점수. 그 나라의 기사가 얼마나 많은지, 0~100. */
  mainNtnScore?: number | null;
  /** 매체 점수. 주요 매체인지와 기사가 얼마나 많은지, 0~100. */
  mainMediaScore?: number | null;
  /** 병합 내역. 이 매체에 합쳐진 매체들. 되돌릴 수 있다. */
  mediaMrgList?: {}[] | null;
  /** 피드. 이 매체가 내는 피드의 주소. 수집은 여기에서 시작한다. */
  mediaFeedList?: string[] | null;
  /** 작성 사유 */
  wrtRsnList: MediaWriteReasonByMediaId[];
  /** 첨부파일 */
  files: FileInfo[];
  /** 수정일시 */
  mdfcnDt: string;
  /** 자료 출처 */
  baseCd: 'base' | 'changed' | 'own';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
}

export interface MediaItem {
  /** 매체 번호 */
  mediaId: number;
  /** URL. 매체의 첫 화면 주소. 저장하기 전에 중복체크를 해 주세요. */
  url: string | null;
  /** 점검 URL. 수집이 잘 되는지 볼 때 여는 주소. */
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
  /** 매체명(영문). 대문자로 저장합니다. */
  mediaEngNm: string | null;
  /** 매체명(현지어). 그 나라 글자로 적은 이름. 한글과 특수문자는 쓸 수 없습니다. */
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
  /** 광고료 */
  adFee: string | null;
  /** 국내 제휴사 */
  krPtnrshpCo: string | null;
  /** 중복 여부 */
  dpcnYn: 'Y' | 'N';
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** UTC. 보도일시를 읽는 시간대. +09:00처럼 적습니다. +9나 UTC+9도 +09:00으로 저장됩니다. 국가를 고르면 그 수도의 표준시(서머타임이 아닌 시각)가 채워집니다. */
  rgnTz: string | null;
  /** 수집 매체 번호 여부. 수집 시스템에 이 매체의 번호가 등록되어 있어 기사를 자동으로 수집하면 ‘예’입니다. */
  clctMediaNoYn: 'Y' | 'N';
  /** 기계 번역 제외. ‘예’이면 이 매체의 기사는 수집해도 AI로 번역·요약하지 않습니다. 기사에서 번역을 요청할 수는 있습니다. */
  mchnReadNoYn: 'Y' | 'N';
  /** 삭제 상태 */
  deleteYn: 'N' | 'R' | 'Y';
  /** 병합된 매체. 중복이라 이 매체로 합쳐졌다. */
  mrgTrgtMediaId: number | null;
  /** 병합된 매체 */
  mrgTrgtMediaNm: string | null;
  /** 매체명(현지어) */
  mrgTrgtMediaLclanNm: string | null;
  /** 기사 수. 이 매체에 지금 있는 기사. 데이터베이스가 기사와 함께 센다. */
  articleCount: number;
  /** 국가 점수. 그 나라의 기사가 얼마나 많은지, 0~100. */
  mainNtnScore?: number | null;
  /** 매체 점수. 주요 매체인지와 기사가 얼마나 많은지, 0~100. */
  mainMediaScore?: number | null;
  /** 병합 내역. 이 매체에 합쳐진 매체들. 되돌릴 수 있다. */
  mediaMrgList?: {}[] | null;
  /** 피드. 이 매체가 내는 피드의 주소. 수집은 여기에서 시작한다. */
  mediaFeedList?: string[] | null;
  /** 수정일시 */
  mdfcnDt: string;
  /** 자료 출처 */
  baseCd: 'base' | 'changed' | 'own';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
}

export interface MediaChoice {
  /** 매체 번호 */
  mediaId: number;
  /** 국가 */
  ntnId: string | null;
  /** 국가 */
  ntnKornNm: string | null;
  /** 주요 매체 */
  mainMediaYn: 'Y' | 'N';
  /** 매체형태 */
  mediaKndCdNm: string | null;
  /** 매체명(한글) */
  mediaKornNm: string | null;
  /** 매체명(영문). 대문자로 저장합니다. */
  mediaEngNm: string | null;
  /** 매체명(현지어). 그 나라 글자로 적은 이름. 한글과 특수문자는 쓸 수 없습니다. */
  mediaLclanNm: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 기사 수. 이 매체에 지금 있는 기사. 데이터베이스가 기사와 함께 센다. */
  articleCount: number;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface MediaInsert {
  /** URL. 매체의 첫 화면 주소. 저장하기 전에 중복체크를 해 주세요. */
  url: string;
  /** 점검 URL. 수집이 잘 되는지 볼 때 여는 주소. */
  inspUrl?: string | null;
  /** 국가 */
  ntnId: string;
  /** 주요 매체 */
  mainMediaYn?: 'Y' | 'N' | null;
  /** 현지 언론 매체 */
  onsiteJrnlMediaYn?: 'Y' | 'N' | null;
  /** 매체형태 */
  mediaKndCd: string;
  /** 발행 부수 */
  crltnCd?: string | null;
  /** 매체명(한글) */
  mediaKornNm: string;
  /** 매체명(영문). 대문자로 저장합니다. */
  mediaEngNm: string;
  /** 매체명(현지어). 그 나라 글자로 적은 이름. 한글과 특수문자는 쓸 수 없습니다. */
  mediaLclanNm?: string | null;
  /** 약칭 */
  mediaAbbrNm?: string | null;
  /** 이메일 */
  eml: string;
  /** 수집 언어 */
  clctLan?: string | null;
  /** 제공 언어 */
  pvsnLan?: string | null;
  /** 대표자 */
  rprsvNm?: string | null;
  /** 창립일 */
  fndnYmd: string;
  /** 재정 규모 */
  fnseScl?: string | null;
  /** 본사 소재지 */
  hdofcLctnAddr: string;
  /** 대통령 인터뷰 */
  presItvwYn?: 'Y' | 'N' | null;
  /** 대통령 인터뷰 내용 */
  presItvw?: string | null;
  /** 경영진 */
  mngm?: string | null;
  /** 독자층 */
  rdr?: string | null;
  /** 발행 주기·방송 시간대 */
  pblcnCyclBcTz?: string | null;
  /** 계약사 */
  ctrtCoNm?: string | null;
  /** 발행 지역 */
  pblcnRgn?: string | null;
  /** 보도 형태 */
  nscvrgFrm?: string | null;
  /** 주요 보도 분야 */
  mainNscvrgFld?: string | null;
  /** 특파원 */
  frSndJrnl?: string | null;
  /** 해외 지사 */
  frBrof?: string | null;
  /** 광고료 */
  adFee?: string | null;
  /** 국내 제휴사 */
  krPtnrshpCo?: string | null;
  /** 참고 사항 */
  refMttr?: string | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** UTC. 보도일시를 읽는 시간대. +09:00처럼 적습니다. +9나 UTC+9도 +09:00으로 저장됩니다. 국가를 고르면 그 수도의 표준시(서머타임이 아닌 시각)가 채워집니다. */
  rgnTz: string;
  /** 수집 매체 번호 여부. 수집 시스템에 이 매체의 번호가 등록되어 있어 기사를 자동으로 수집하면 ‘예’입니다. */
  clctMediaNoYn?: 'Y' | 'N' | null;
  /** 기계 번역 제외. ‘예’이면 이 매체의 기사는 수집해도 AI로 번역·요약하지 않습니다. 기사에서 번역을 요청할 수는 있습니다. */
  mchnReadNoYn?: 'Y' | 'N' | null;
  /** 작성 사유 */
  wrtRsnList?: MediaWriteReasonByMediaIdInput[] | null;
}

export interface MediaUpdate {
  /** 매체 번호 */
  mediaId: number;
  /** URL. 매체의 첫 화면 주소. 저장하기 전에 중복체크를 해 주세요. */
  url?: string;
  /** 점검 URL. 수집이 잘 되는지 볼 때 여는 주소. */
  inspUrl?: string | null;
  /** 국가 */
  ntnId?: string;
  /** 주요 매체 */
  mainMediaYn?: 'Y' | 'N' | null;
  /** 현지 언론 매체 */
  onsiteJrnlMediaYn?: 'Y' | 'N' | null;
  /** 매체형태 */
  mediaKndCd?: string;
  /** 발행 부수 */
  crltnCd?: string | null;
  /** 매체명(한글) */
  mediaKornNm?: string;
  /** 매체명(영문). 대문자로 저장합니다. */
  mediaEngNm?: string;
  /** 매체명(현지어). 그 나라 글자로 적은 이름. 한글과 특수문자는 쓸 수 없습니다. */
  mediaLclanNm?: string | null;
  /** 약칭 */
  mediaAbbrNm?: string | null;
  /** 이메일 */
  eml?: string;
  /** 수집 언어 */
  clctLan?: string | null;
  /** 제공 언어 */
  pvsnLan?: string | null;
  /** 대표자 */
  rprsvNm?: string | null;
  /** 창립일 */
  fndnYmd?: string;
  /** 재정 규모 */
  fnseScl?: string | null;
  /** 본사 소재지 */
  hdofcLctnAddr?: string;
  /** 대통령 인터뷰 */
  presItvwYn?: 'Y' | 'N' | null;
  /** 대통령 인터뷰 내용 */
  presItvw?: string | null;
  /** 경영진 */
  mngm?: string | null;
  /** 독자층 */
  rdr?: string | null;
  /** 발행 주기·방송 시간대 */
  pblcnCyclBcTz?: string | null;
  /** 계약사 */
  ctrtCoNm?: string | null;
  /** 발행 지역 */
  pblcnRgn?: string | null;
  /** 보도 형태 */
  nscvrgFrm?: string | null;
  /** 주요 보도 분야 */
  mainNscvrgFld?: string | null;
  /** 특파원 */
  frSndJrnl?: string | null;
  /** 해외 지사 */
  frBrof?: string | null;
  /** 광고료 */
  adFee?: string | null;
  /** 국내 제휴사 */
  krPtnrshpCo?: string | null;
  /** 참고 사항 */
  refMttr?: string | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** UTC. 보도일시를 읽는 시간대. +09:00처럼 적습니다. +9나 UTC+9도 +09:00으로 저장됩니다. 국가를 고르면 그 수도의 표준시(서머타임이 아닌 시각)가 채워집니다. */
  rgnTz?: string;
  /** 수집 매체 번호 여부. 수집 시스템에 이 매체의 번호가 등록되어 있어 기사를 자동으로 수집하면 ‘예’입니다. */
  clctMediaNoYn?: 'Y' | 'N' | null;
  /** 기계 번역 제외. ‘예’이면 이 매체의 기사는 수집해도 AI로 번역·요약하지 않습니다. 기사에서 번역을 요청할 수는 있습니다. */
  mchnReadNoYn?: 'Y' | 'N' | null;
  /** 작성 사유 */
  wrtRsnList?: MediaWriteReasonByMediaIdInput[] | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface MediaWriteReasonByMediaId {
  /** 작성 사유 */
  wrtRsn: string;
}

export interface MediaWriteReasonByMediaIdInput {
  /** 작성 사유 */
  wrtRsn: string;
}
