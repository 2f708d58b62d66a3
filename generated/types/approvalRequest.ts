// Generated from schemas/approvalRequest.json by `npm run generate`. Do not edit: change the schema instead.
export interface ApprovalRequest {
  /** 사용자 ID */
  userId: string;
  /** 이름 */
  userNm: string | null;
  /** 이메일 */
  eml: string | null;
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
  /** 사용자 그룹. 새로 관리자가 되는 사람은 비밀번호를 다시 정해야 로그인할 수 있습니다. */
  groupId: number | null;
  /** 사용자 그룹 */
  groupNm: string | null;
  /** 활성 여부. 비활성으로 두면 로그인할 수 없고, 30일 안에는 다시 활성으로 돌릴 수 있습니다. */
  delYn: 'Y' | 'N';
  /** 가입 인증 */
  joinCertYn: 'Y' | 'N';
  /** 휴대폰 인증 */
  mblCertYn: 'Y' | 'N';
  /** 이용약관 동의 */
  useTrmsAgre: 'Y' | 'N';
  /** 개인정보 필수 동의 */
  prvcClctAgreEsntl: 'Y' | 'N';
  /** 개인정보 선택 동의 */
  prvcClctAgreChc: 'Y' | 'N';
  /** 승인 상태 */
  userAprvYn: 'Y' | 'N' | 'R';
  /** 직접 가입. 본인이 가입을 신청한 계정입니다. */
  signUpYn: 'Y' | 'N';
  /** 승인·반려 일시 */
  aprvDt: string | null;
  /** 처리자 */
  aprvrId: string | null;
  /** 반려 사유 */
  rejectionCdId: string | null;
  /** 반려 사유 */
  rejectionCdIdNm: string | null;
  /** 반려 사유 상세 */
  rejectionReason: string | null;
  /** 권한 */
  authList: AuthorityUserByUserId[];
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

export interface ApprovalRequestItem {
  /** 사용자 ID */
  userId: string;
  /** 이름 */
  userNm: string | null;
  /** 이메일 */
  eml: string | null;
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
  /** 사용자 그룹. 새로 관리자가 되는 사람은 비밀번호를 다시 정해야 로그인할 수 있습니다. */
  groupId: number | null;
  /** 사용자 그룹 */
  groupNm: string | null;
  /** 활성 여부. 비활성으로 두면 로그인할 수 없고, 30일 안에는 다시 활성으로 돌릴 수 있습니다. */
  delYn: 'Y' | 'N';
  /** 가입 인증 */
  joinCertYn: 'Y' | 'N';
  /** 휴대폰 인증 */
  mblCertYn: 'Y' | 'N';
  /** 이용약관 동의 */
  useTrmsAgre: 'Y' | 'N';
  /** 개인정보 필수 동의 */
  prvcClctAgreEsntl: 'Y' | 'N';
  /** 개인정보 선택 동의 */
  prvcClctAgreChc: 'Y' | 'N';
  /** 승인 상태 */
  userAprvYn: 'Y' | 'N' | 'R';
  /** 직접 가입. 본인이 가입을 신청한 계정입니다. */
  signUpYn: 'Y' | 'N';
  /** 승인·반려 일시 */
  aprvDt: string | null;
  /** 처리자 */
  aprvrId: string | null;
  /** 반려 사유 */
  rejectionCdId: string | null;
  /** 반려 사유 */
  rejectionCdIdNm: string | null;
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

export interface AuthorityUserByUserId {
  /** 권한 그룹 */
  authrtId: number;
  /** 권한 그룹 */
  authrtNm?: string | null;
  /** 사용자 */
  userNm?: string | null;
  /** 이메일 */
  eml?: string | null;
  /** 열람 권한 */
  prslYn?: 'Y' | 'N';
  /** 쓰기 권한 */
  wrtYn?: 'Y' | 'N';
}

export interface AuthorityUserByUserIdInput {
  /** 권한 그룹 */
  authrtId: number;
  /** 열람 권한 */
  prslYn?: 'Y' | 'N' | null;
  /** 쓰기 권한 */
  wrtYn?: 'Y' | 'N' | null;
}
