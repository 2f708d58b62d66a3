// Generated from schemas/myPage.json by `npm run generate`. Do not edit: change the schema instead.
export interface MyPage {
  /** 사용자 ID */
  userId: string;
  /** 이메일 */
  eml: string | null;
  /** 이름 */
  userNm: string | null;
  /** 사무실 전화 */
  telno: string | null;
  /** 휴대폰 번호 */
  mblTelno: string | null;
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
  /** 사용자 그룹 */
  groupId: number | null;
  /** 사용자 그룹 */
  groupNm: string | null;
  /** 보고 메일 받기 */
  rptpEmlYn: 'Y' | 'N';
  /** 개인정보 선택 동의 */
  prvcClctAgreChc: 'Y' | 'N';
  /** 가입 인증 */
  joinCertYn: 'Y' | 'N';
  /** 휴대폰 인증 */
  mblCertYn: 'Y' | 'N';
  /** 비밀번호 변경일 */
  pswdChgYmd: string | null;
  /** 최근 인증일 */
  lastJoinCertYmd: string | null;
  /** 최근 로그인 */
  lastLgnDt: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface MyPageItem {
  /** 사용자 ID */
  userId: string;
  /** 이메일 */
  eml: string | null;
  /** 이름 */
  userNm: string | null;
  /** 사무실 전화 */
  telno: string | null;
  /** 휴대폰 번호 */
  mblTelno: string | null;
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
  /** 사용자 그룹 */
  groupId: number | null;
  /** 사용자 그룹 */
  groupNm: string | null;
  /** 보고 메일 받기 */
  rptpEmlYn: 'Y' | 'N';
  /** 개인정보 선택 동의 */
  prvcClctAgreChc: 'Y' | 'N';
  /** 가입 인증 */
  joinCertYn: 'Y' | 'N';
  /** 휴대폰 인증 */
  mblCertYn: 'Y' | 'N';
  /** 비밀번호 변경일 */
  pswdChgYmd: string | null;
  /** 최근 인증일 */
  lastJoinCertYmd: string | null;
  /** 최근 로그인 */
  lastLgnDt: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface MyPageUpdate {
  /** 사용자 ID */
  userId: string;
  /** 이메일 */
  eml?: string;
  /** 이름 */
  userNm?: string;
  /** 사무실 전화 */
  telno?: string;
  /** 휴대폰 번호 */
  mblTelno?: string | null;
  /** 국가 */
  ntnId?: string;
  /** 기관명 */
  instNm?: string;
  /** 부서명 */
  deptNm?: string;
  /** 직급 */
  jbgdNm?: string;
  /** 직위 */
  jbpsNm?: string;
  /** 보고 메일 받기 */
  rptpEmlYn?: 'Y' | 'N' | null;
  /** 개인정보 선택 동의 */
  prvcClctAgreChc?: 'Y' | 'N' | null;
  /** 수정일시 */
  mdfcnDt: string;
}
