/** An applicant for an account; these accounts cannot sign in. */
export interface DemoApplicant {
  userId: string;
  eml: string;
  userNm: string;
  mblTelno: string;
  telno: string;
  ntnId: string;
  instNm: string;
  deptNm: string;
  jbgdNm: string;
  jbpsNm: string;
  /** Days before the newest article. */
  daysAgo: number;
  /** Code of the reason, if the request was rejected. */
  rejectionCdId?: string;
}

const mission = { jbgdNm: '행정주사', jbpsNm: '주무관', ntnId: 'KR' };

/** Sign-up requests, so that the approval screen has pending ones. */
export const demoApplicants: DemoApplicant[] = [
  {
    ...mission,
    userId: 'demo-applicant-1',
    eml: 'haneul.seo@demo.go.kr',
    userNm: '서하늘',
    mblTelno: '010-0000-0101',
    telno: '+81-3-3357-5970',
    ntnId: 'JP',
    instNm: '주일본한국문화원',
    deptNm: '문화홍보팀',
    daysAgo: 0,
  },
  {
    ...mission,
    userId: 'demo-applicant-2',
    eml: 'jiwon.moon@demo.go.kr',
    userNm: '문지원',
    mblTelno: '010-0000-0102',
    telno: '044-203-2371',
    instNm: '문화체육관광부',
    deptNm: '국제문화정책과',
    daysAgo: 1,
  },
  {
    ...mission,
    userId: 'demo-applicant-3',
    eml: 'doyun.bae@demo.go.kr',
    userNm: '배도윤',
    mblTelno: '010-0000-0103',
    telno: '+49-30-269-520',
    ntnId: 'DE',
    instNm: '주독일한국문화원',
    deptNm: '공연전시팀',
    daysAgo: 2,
  },
  {
    ...mission,
    userId: 'demo-applicant-4',
    eml: 'press.partner@demo.go.kr',
    userNm: '오세라',
    mblTelno: '010-0000-0104',
    telno: '02-3704-9114',
    instNm: '한국문화홍보연구회',
    deptNm: '사업팀',
    daysAgo: 5,
    rejectionCdId: 'RR01',
  },
];
