import { constants } from '#contract/constants.ts';

export interface BaseAuthority {
  authrtId: number;
  authrtNm: string;
  rmrk: string;
  /** Prefixes of its menus' urls. */
  menus: readonly string[];
}

/**
 * Authority groups required by the specification or the first sign-in; the ADMIN level includes the administration
 * menus.
 */
export const baseAuthorities: BaseAuthority[] = [
  {
    authrtId: 1,
    authrtNm: '기본 업무',
    rmrk: '관리자 메뉴를 뺀 모든 메뉴',
    menus: ['/article', '/product', '/statistics', '/communication'],
  },
  {
    authrtId: constants.overseasMissionAuthorityId,
    authrtNm: '재외공관',
    rmrk: '현지 언론 기사를 다루는 재외공관',
    menus: ['/article', '/statistics', '/communication'],
  },
];

/** User groups by code. */
export const baseGroups = [
  { groupCd: 'ADMIN', groupNm: '시스템 관리자', levelCd: 'ADMIN' },
  { groupCd: 'HQ', groupNm: '본부', levelCd: 'USER' },
  { groupCd: 'MISSION', groupNm: '재외공관', levelCd: 'USER' },
] as const;
