// Generated from schemas/operations/session.json by `npm run generate`. Do not edit: change the schema instead.
export interface AuthorizedInfo {
  ipYn: 'Y' | 'N';
  mngrYn: 'Y' | 'N';
  mngrShowYn: 'Y' | 'N';
  authorizedMenuList: AuthorizedMenu[];
  authorizedDetailList: AuthorizedDetail[];
}

export interface AuthorizedMenu {
  menuId: number;
  authorizedYn: 'Y' | 'N';
}

export interface AuthorizedDetail {
  menuId: number;
  prslYn: 'Y' | 'N';
  wrtYn: 'Y' | 'N';
}

export interface HeldAuthority {
  authrtId: number;
}

export interface SessionUser {
  userId: string;
  userNm: string;
  eml: string;
  groupId: number | null;
  groupNm: string | null;
  clctdrProfcTkcgYn: 'Y' | 'N';
  cmnctBbsMngrYn: 'Y' | 'N';
  mediaMngrYn: 'Y' | 'N';
  authorizedList: HeldAuthority[];
}

export interface Session {
  user: SessionUser;
  authorizedInfo: AuthorizedInfo;
  pswdChgYmd: string | null;
  lastJoinCertYmd: string | null;
  joinCertYn: 'Y' | 'N';
  setupYn: 'Y' | 'N';
  additionalVerificationRequired: boolean;
  passwordExtensionRequired: boolean;
  passwordChangeRequired: boolean;
}

export interface IdleTime {
  secondsLeft: number;
}
