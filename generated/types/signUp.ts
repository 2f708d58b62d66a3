// Generated from schemas/signUp.json by `npm run generate`. Do not edit: change the schema instead.
export interface SignUp {
  /** 사용자 ID */
  userId: string;
  /** 이메일 */
  eml: string | null;
  /** 이름 */
  userNm: string | null;
  /** 휴대폰 번호 */
  mblTelno: string | null;
  /** 사무실 전화 */
  telno: string | null;
  /** 국가 */
  ntnId: string;
  /** 국가 */
  ntnNm: string | null;
  /** 기관명 */
  instNm: string | null;
  /** 부서명 */
  deptNm: string | null;
  /** 직급 */
  jbgdNm: string | null;
  /** 직위 */
  jbpsNm: string | null;
  /** 직접 가입. 본인이 가입을 신청한 계정입니다. */
  signUpYn: 'Y' | 'N';
  /** 개인정보 선택 동의 */
  prvcClctAgreChc: 'Y' | 'N';
  /** 가입 인증 */
  joinCertYn: 'Y' | 'N';
  /** 휴대폰 인증 */
  mblCertYn: 'Y' | 'N';
  /** 이용약관 동의 */
  useTrmsAgre: 'Y' | 'N';
  /** 개인정보 필수 동의 */
  prvcClctAgreEsntl: 'Y' | 'N';
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

export interface SignUpItem {
  /** 사용자 ID */
  userId: string;
  /** 이메일 */
  eml: string | null;
  /** 이름 */
  userNm: string | null;
  /** 휴대폰 번호 */
  mblTelno: string | null;
  /** 사무실 전화 */
  telno: string | null;
  /** 국가 */
  ntnId: string;
  /** 국가 */
  ntnNm: string | null;
  /** 기관명 */
  instNm: string | null;
  /** 부서명 */
  deptNm: string | null;
  /** 직급 */
  jbgdNm: string | null;
  /** 직위 */
  jbpsNm: string | null;
  /** 직접 가입. 본인이 가입을 신청한 계정입니다. */
  signUpYn: 'Y' | 'N';
  /** 개인정보 선택 동의 */
  prvcClctAgreChc: 'Y' | 'N';
  /** 가입 인증 */
  joinCertYn: 'Y' | 'N';
  /** 휴대폰 인증 */
  mblCertYn: 'Y' | 'N';
  /** 이용약관 동의 */
  useTrmsAgre: 'Y' | 'N';
  /** 개인정보 필수 동의 */
  prvcClctAgreEsntl: 'Y' | 'N';
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

export interface SignUpInsert {
  /** 이메일 */
  eml: string;
  /** 이름 */
  userNm: string;
  /** 휴대폰 번호 */
  mblTelno: string;
  /** 사무실 전화 */
  telno: string;
  /** 국가 */
  ntnId: string;
  /** 기관명 */
  instNm: string;
  /** 부서명 */
  deptNm: string;
  /** 직급 */
  jbgdNm: string;
  /** 직위 */
  jbpsNm: string;
  /** 개인정보 선택 동의 */
  prvcClctAgreChc?: 'Y' | 'N' | null;
  /** 가입 인증 */
  joinCertYn?: 'Y' | 'N' | null;
  /** 휴대폰 인증 */
  mblCertYn?: 'Y' | 'N' | null;
  /** 이용약관 동의 */
  useTrmsAgre: 'Y' | 'N';
  /** 개인정보 필수 동의 */
  prvcClctAgreEsntl: 'Y' | 'N';
}
