/** Data about the signed-in user that the server sends to the web. Source: specification sections 3, 4 and 6. */
export type YesNo = 'Y' | 'N';

/** Header of a request that a screen makes automatically without user activity: it does not extend the session. */
export const backgroundHeader = 'x-background';

/** Seconds before the end of an idle session at which the user is warned. */
export const idleWarningSeconds = 120;

export interface SessionUser {
  userId: string;
  userNm: string;
  eml: string;
  groupId: number | null;
  groupNm: string | null;
  clctdrProfcTkcgYn: YesNo;
  cmnctBbsMngrYn: YesNo;
  mediaMngrYn: YesNo;
  /** Ids of the user's authority groups; 7 is the overseas mission. */
  authorizedList: { authrtId: number }[];
}

export interface AuthorizedDetail {
  menuId: number;
  /** May open details, bodies, files and exports of the menu. */
  prslYn: YesNo;
  /** May register and edit in the menu. */
  wrtYn: YesNo;
}

export interface AuthorizedInfo {
  /** The caller's address is allowed by the board IP rules. */
  ipYn: YesNo;
  mngrYn: YesNo;
  mngrShowYn: YesNo;
  authorizedMenuList: { menuId: number; authorizedYn: YesNo }[];
  authorizedDetailList: AuthorizedDetail[];
}

/** Answer of POST /login and GET /user-info. */
export interface Session {
  user: SessionUser;
  authorizedInfo: AuthorizedInfo;
  /** yyyy-MM-dd, null if the user has never set the password. */
  pswdChgYmd: string | null;
  /** yyyy-MM-dd of the last membership certification. */
  lastJoinCertYmd: string | null;
  joinCertYn: YesNo;
  /** The user administers an installation that is still to be set up. */
  setupYn?: YesNo | undefined;
  additionalVerificationRequired: boolean;
  passwordExtensionRequired: boolean;
  passwordChangeRequired: boolean;
}

/** One node of GET /menu-list. depth 0 is a header tab; url starts with the category. */
export interface MenuNode {
  menuId: number;
  menuNm: string;
  upMenuId: number | null;
  url: string | null;
  sortNo: number;
  rmrk: string | null;
  useYn: YesNo;
  depth: number;
  /** JSON text with the menu's board or product page, else null. */
  refData: string | null;
  children: MenuNode[];
}

/** Answer of GET /api/site: the data that the shell shows before a sign-in. */
export interface Site {
  brandName: string;
  ministryName: string;
  supportEmail: string;
  supportPhone: string;
  footerAddress: string;
}

export const noRights: AuthorizedInfo = {
  ipYn: 'N',
  mngrYn: 'N',
  mngrShowYn: 'N',
  authorizedMenuList: [],
  authorizedDetailList: [],
};
