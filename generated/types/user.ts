// Generated from schemas/user.json by `npm run generate`. Do not edit: change the schema instead.
import type { AuthorityUserByUserId, AuthorityUserByUserIdInput } from './approvalRequest.ts';

export interface User {
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
  /** 직급 */
  jbgdNm: string | null;
  /** 직위 */
  jbpsNm: string | null;
  /** 기관명 */
  instNm: string | null;
  /** 부서명 */
  deptNm: string | null;
  /** 사용자 그룹. 새로 관리자가 되는 사람은 비밀번호를 다시 정해야 로그인할 수 있습니다. */
  groupId: number | null;
  /** 사용자 그룹 */
  groupNm: string | null;
  /** 홍보 평가 대상 */
  pbrlEvlTrgtYn: 'Y' | 'N';
  /** 수집 담당. 기사를 등록하고 고칠 수 있습니다. */
  clctdrProfcTkcgYn: 'Y' | 'N';
  /** 평가 대상자 구분 */
  evlTrprClsfCd: string | null;
  /** 평가 대상자 구분 */
  evlTrprClsfCdNm: string | null;
  /** 활성 여부. 비활성으로 두면 로그인할 수 없고, 30일 안에는 다시 활성으로 돌릴 수 있습니다. */
  delYn: 'Y' | 'N';
  /** 권한 그룹 */
  authorizedList: AuthorityUserByUserId[];
  /** 가입 인증 */
  joinCertYn: 'Y' | 'N';
  /** 휴대폰 인증 */
  mblCertYn: 'Y' | 'N';
  /** 개인정보 선택 동의 */
  prvcClctAgreChc: 'Y' | 'N';
  /** 이용약관 동의 */
  useTrmsAgre: 'Y' | 'N';
  /** 개인정보 필수 동의 */
  prvcClctAgreEsntl: 'Y' | 'N';
  /** 소통 게시판 관리자 */
  cmnctBbsMngrYn: 'Y' | 'N';
  /** 매체 관리자 */
  mediaMngrYn: 'Y' | 'N';
  /** 보고 메일 받기 */
  rptpEmlYn: 'Y' | 'N';
  /** 국가 */
  ntnId: string;
  /** 국가 */
  ntnNm: string | null;
  /** 사용 여부. 미사용이면 로그인할 수 없고 기록은 남습니다. */
  useYn: 'Y' | 'N';
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
  /** 비밀번호 변경일 */
  pswdChgYmd: string | null;
  /** 최근 인증일 */
  lastJoinCertYmd: string | null;
  /** 잠금 */
  lockYn: 'Y' | 'N';
  /** 휴면 */
  leaveYn: 'Y' | 'N';
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
  /** 가려진 항목의 이름 */
  masked?: string[];
  /** 가려진 항목에서 보여도 되는 글, 항목 이름별로 */
  maskedValues?: {
    [k: string]: string;
  };
}

export interface UserItem {
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
  /** 직급 */
  jbgdNm: string | null;
  /** 직위 */
  jbpsNm: string | null;
  /** 기관명 */
  instNm: string | null;
  /** 부서명 */
  deptNm: string | null;
  /** 사용자 그룹. 새로 관리자가 되는 사람은 비밀번호를 다시 정해야 로그인할 수 있습니다. */
  groupId: number | null;
  /** 사용자 그룹 */
  groupNm: string | null;
  /** 홍보 평가 대상 */
  pbrlEvlTrgtYn: 'Y' | 'N';
  /** 수집 담당. 기사를 등록하고 고칠 수 있습니다. */
  clctdrProfcTkcgYn: 'Y' | 'N';
  /** 평가 대상자 구분 */
  evlTrprClsfCd: string | null;
  /** 평가 대상자 구분 */
  evlTrprClsfCdNm: string | null;
  /** 활성 여부. 비활성으로 두면 로그인할 수 없고, 30일 안에는 다시 활성으로 돌릴 수 있습니다. */
  delYn: 'Y' | 'N';
  /** 가입 인증 */
  joinCertYn: 'Y' | 'N';
  /** 휴대폰 인증 */
  mblCertYn: 'Y' | 'N';
  /** 개인정보 선택 동의 */
  prvcClctAgreChc: 'Y' | 'N';
  /** 이용약관 동의 */
  useTrmsAgre: 'Y' | 'N';
  /** 개인정보 필수 동의 */
  prvcClctAgreEsntl: 'Y' | 'N';
  /** 소통 게시판 관리자 */
  cmnctBbsMngrYn: 'Y' | 'N';
  /** 매체 관리자 */
  mediaMngrYn: 'Y' | 'N';
  /** 보고 메일 받기 */
  rptpEmlYn: 'Y' | 'N';
  /** 국가 */
  ntnId: string;
  /** 국가 */
  ntnNm: string | null;
  /** 사용 여부. 미사용이면 로그인할 수 없고 기록은 남습니다. */
  useYn: 'Y' | 'N';
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
  /** 비밀번호 변경일 */
  pswdChgYmd: string | null;
  /** 최근 인증일 */
  lastJoinCertYmd: string | null;
  /** 잠금 */
  lockYn: 'Y' | 'N';
  /** 휴면 */
  leaveYn: 'Y' | 'N';
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
  /** 가려진 항목의 이름 */
  masked?: string[];
}

export interface UserChoice {
  /** 사용자 ID */
  userId: string;
  /** 이메일 */
  eml: string | null;
  /** 이름 */
  userNm: string | null;
  /** 기관명 */
  instNm: string | null;
  /** 부서명 */
  deptNm: string | null;
  /** 사용자 그룹. 새로 관리자가 되는 사람은 비밀번호를 다시 정해야 로그인할 수 있습니다. */
  groupId: number | null;
  /** 사용자 그룹 */
  groupNm: string | null;
  /** 활성 여부. 비활성으로 두면 로그인할 수 없고, 30일 안에는 다시 활성으로 돌릴 수 있습니다. */
  delYn: 'Y' | 'N';
  /** 사용 여부. 미사용이면 로그인할 수 없고 기록은 남습니다. */
  useYn: 'Y' | 'N';
  /** 가려진 항목의 이름 */
  masked?: string[];
}

export interface UserInsert {
  /** 이메일 */
  eml: string;
  /** 이름 */
  userNm: string;
  /** 사무실 전화 */
  telno: string;
  /** 휴대폰 번호 */
  mblTelno?: string | null;
  /** 직급 */
  jbgdNm: string;
  /** 직위 */
  jbpsNm: string;
  /** 기관명 */
  instNm: string;
  /** 부서명 */
  deptNm: string;
  /** 사용자 그룹. 새로 관리자가 되는 사람은 비밀번호를 다시 정해야 로그인할 수 있습니다. */
  groupId: number;
  /** 홍보 평가 대상 */
  pbrlEvlTrgtYn: 'Y' | 'N';
  /** 수집 담당. 기사를 등록하고 고칠 수 있습니다. */
  clctdrProfcTkcgYn?: 'Y' | 'N' | null;
  /** 평가 대상자 구분 */
  evlTrprClsfCd?: string | null;
  /** 활성 여부. 비활성으로 두면 로그인할 수 없고, 30일 안에는 다시 활성으로 돌릴 수 있습니다. */
  delYn?: 'Y' | 'N' | null;
  /** 권한 그룹 */
  authorizedList?: AuthorityUserByUserIdInput[] | null;
  /** 소통 게시판 관리자 */
  cmnctBbsMngrYn?: 'Y' | 'N' | null;
  /** 매체 관리자 */
  mediaMngrYn?: 'Y' | 'N' | null;
  /** 보고 메일 받기 */
  rptpEmlYn?: 'Y' | 'N' | null;
  /** 국가 */
  ntnId: string;
  /** 사용 여부. 미사용이면 로그인할 수 없고 기록은 남습니다. */
  useYn?: 'Y' | 'N' | null;
}

export interface UserUpdate {
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
  /** 직급 */
  jbgdNm?: string;
  /** 직위 */
  jbpsNm?: string;
  /** 기관명 */
  instNm?: string;
  /** 부서명 */
  deptNm?: string;
  /** 사용자 그룹. 새로 관리자가 되는 사람은 비밀번호를 다시 정해야 로그인할 수 있습니다. */
  groupId?: number;
  /** 홍보 평가 대상 */
  pbrlEvlTrgtYn?: 'Y' | 'N';
  /** 수집 담당. 기사를 등록하고 고칠 수 있습니다. */
  clctdrProfcTkcgYn?: 'Y' | 'N' | null;
  /** 평가 대상자 구분 */
  evlTrprClsfCd?: string | null;
  /** 활성 여부. 비활성으로 두면 로그인할 수 없고, 30일 안에는 다시 활성으로 돌릴 수 있습니다. */
  delYn?: 'Y' | 'N' | null;
  /** 권한 그룹 */
  authorizedList?: AuthorityUserByUserIdInput[] | null;
  /** 소통 게시판 관리자 */
  cmnctBbsMngrYn?: 'Y' | 'N' | null;
  /** 매체 관리자 */
  mediaMngrYn?: 'Y' | 'N' | null;
  /** 보고 메일 받기 */
  rptpEmlYn?: 'Y' | 'N' | null;
  /** 국가 */
  ntnId?: string;
  /** 사용 여부. 미사용이면 로그인할 수 없고 기록은 남습니다. */
  useYn?: 'Y' | 'N' | null;
  /** 수정일시 */
  mdfcnDt: string;
}
