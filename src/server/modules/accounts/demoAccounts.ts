import { constants } from '#contract/constants.ts';

export interface DemoAccount {
  userId: string;
  mblTelno: string;
  eml: string;
  pswd: string;
  userNm: string;
  groupCd: string;
  instNm: string;
  deptNm: string;
  jbgdNm: string;
  jbpsNm: string;
  authorities: readonly number[];
  joinCertYn: 'Y' | 'N';
  isCollector: boolean;
  about: string;
}

const ministry = {
  instNm: '문화체육관광부',
  deptNm: '해외홍보정책과',
  jbgdNm: '행정사무관',
  jbpsNm: '사무관',
};

/** Accounts for trying the product; only while DEMO=1. */
export const demoAccounts: DemoAccount[] = [
  {
    ...ministry,
    userId: 'demo-admin',
    mblTelno: '010-0000-0001',
    eml: 'admin@demo.go.kr',
    pswd: 'Admin!2345',
    userNm: '김관리',
    groupCd: 'ADMIN',
    authorities: [1],
    joinCertYn: 'Y',
    isCollector: true,
    about: '관리자',
  },
  {
    ...ministry,
    userId: 'demo-staff',
    mblTelno: '010-0000-0002',
    eml: 'staff@demo.go.kr',
    pswd: 'Staff!2345',
    userNm: '이직원',
    groupCd: 'HQ',
    authorities: [1, 2],
    joinCertYn: 'Y',
    isCollector: true,
    about: '직원',
  },
  {
    userId: 'demo-mission',
    mblTelno: '010-0000-0003',
    eml: 'mission@demo.go.kr',
    pswd: 'Mission!2345',
    userNm: '박공관',
    groupCd: 'MISSION',
    instNm: '주프랑스한국문화원',
    deptNm: '홍보팀',
    jbgdNm: '행정주사',
    jbpsNm: '주무관',
    authorities: [constants.overseasMissionAuthorityId],
    joinCertYn: 'Y',
    isCollector: false,
    about: '재외공관 직원',
  },
  {
    ...ministry,
    userId: 'demo-pending',
    mblTelno: '010-0000-0004',
    eml: 'pending@demo.go.kr',
    pswd: 'Pending!2345',
    userNm: '최신규',
    groupCd: 'HQ',
    authorities: [1],
    joinCertYn: 'N',
    isCollector: false,
    about: '승인되었으나 약관에 동의하지 않은 직원',
  },
];

/** Whether the account is one of the demonstration, whose password is public. */
export const isDemoAccount = (id: string): boolean => demoAccounts.some(({ userId }) => userId === id);
