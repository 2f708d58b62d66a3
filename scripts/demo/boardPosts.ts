/** Made-up posts of the boards. Days count back from the day of the demo. */
export interface DemoPost {
  pstKndCd: 'NOTICE' | 'BOARD';
  daysAgo: number;
  ttl: string;
  /** Paragraphs. */
  text: readonly string[];
  by: 'demo-admin' | 'demo-staff' | 'demo-mission';
  pinned?: true;
  urgent?: true;
  /** Name of an attached PDF. */
  file?: string;
  pstClsfCd?: string;
  sttsCd?: string;
  prcsClsfCd?: string;
  released?: true;
  people?: readonly string[];
  /** Codes of user groups. */
  groups?: readonly string[];
  readBy?: readonly string[];
  comments?: readonly {
    by: 'demo-admin' | 'demo-staff' | 'demo-mission';
    cn: string;
    waits?: true;
    replies?: readonly { by: 'demo-admin' | 'demo-staff' | 'demo-mission'; cn: string }[];
  }[];
}

export const demoNotices: readonly DemoPost[] = [
  {
    pstKndCd: 'NOTICE',
    daysAgo: 2,
    by: 'demo-admin',
    pinned: true,
    urgent: true,
    ttl: '이번 주 토요일 새벽 2시부터 4시까지 서비스를 점검합니다',
    text: [
      '데이터베이스 교체 작업으로 두 시간 동안 접속할 수 없습니다.',
      '작성 중인 글은 금요일 안에 저장해 주세요. 점검이 끝나면 이 글에 알리겠습니다.',
    ],
    readBy: ['demo-mission'],
  },
  {
    pstKndCd: 'NOTICE',
    daysAgo: 20,
    by: 'demo-admin',
    pinned: true,
    file: '외신동향_이용안내.pdf',
    ttl: '처음 쓰시는 분께: 외신 문화동향 이용 안내',
    text: [
      '기사 찾기, 메모, 통계, 내려받기까지 한 번에 익힐 수 있도록 안내서를 붙였습니다.',
      '궁금한 점은 소통 게시판에 남겨 주세요.',
    ],
    readBy: ['demo-staff', 'demo-mission'],
  },
  {
    pstKndCd: 'NOTICE',
    daysAgo: 1,
    by: 'demo-staff',
    ttl: '11월 넷째 주 문화동향 주간 보고 제출 일정',
    text: [
      '재외공관은 목요일 오후 6시까지 현지 보도를 등록해 주세요.',
      '늦게 들어온 보도는 다음 주에 싣습니다.',
    ],
  },
  {
    pstKndCd: 'NOTICE',
    daysAgo: 3,
    by: 'demo-admin',
    urgent: true,
    ttl: '의심스러운 첨부파일이 든 메일에 주의해 주세요',
    text: ['우리 부를 사칭한 메일이 돌고 있습니다. 열지 말고 정보보호담당관에게 알려 주세요.'],
    readBy: ['demo-staff'],
  },
  {
    pstKndCd: 'NOTICE',
    daysAgo: 5,
    by: 'demo-admin',
    file: '분류기준_개정안.pdf',
    ttl: '기사 중분류 기준이 바뀌었습니다',
    text: ['‘공연’과 ‘전시’를 나누고 ‘한식’을 ‘생활문화’에서 떼어 냈습니다. 자세한 내용은 붙임을 봐 주세요.'],
  },
  {
    pstKndCd: 'NOTICE',
    daysAgo: 8,
    by: 'demo-staff',
    ttl: '재외공관 담당자 온라인 교육 신청',
    text: ['다음 달 첫째 주 수요일 두 차례 진행합니다. 시차를 고려해 오전반과 오후반을 나눴습니다.'],
    readBy: ['demo-mission'],
  },
  {
    pstKndCd: 'NOTICE',
    daysAgo: 12,
    by: 'demo-admin',
    ttl: '비밀번호를 6개월마다 바꿔 주세요',
    text: ['바꾼 지 6개월이 지나면 로그인할 때 안내합니다.'],
  },
  {
    pstKndCd: 'NOTICE',
    daysAgo: 16,
    by: 'demo-staff',
    ttl: '새 매체 42곳을 수집 대상에 넣었습니다',
    text: ['동남아시아와 중남미의 문화 전문 매체를 늘렸습니다. 매체 화면에서 볼 수 있습니다.'],
  },
  {
    pstKndCd: 'NOTICE',
    daysAgo: 23,
    by: 'demo-admin',
    ttl: '통계 화면에서 다섯 항목까지 비교할 수 있습니다',
    text: ['국가, 매체, 키워드를 골라 나란히 놓아 보세요.'],
  },
  {
    pstKndCd: 'NOTICE',
    daysAgo: 31,
    by: 'demo-admin',
    ttl: '개인정보 처리방침을 개정했습니다',
    text: ['화면 아래의 ‘개인정보 처리방침’에서 새 방침을 내려받을 수 있습니다.'],
  },
  {
    pstKndCd: 'NOTICE',
    daysAgo: 40,
    by: 'demo-staff',
    ttl: '한글 문서와 PDF 안의 글도 찾을 수 있습니다',
    text: ['첨부파일을 올리면 몇 분 뒤부터 통합검색에서 찾아집니다.'],
  },
  {
    pstKndCd: 'NOTICE',
    daysAgo: 55,
    by: 'demo-admin',
    ttl: '외신 문화동향 서비스를 시작합니다',
    text: ['세계의 언론이 우리 문화를 어떻게 전하는지 한곳에서 보실 수 있습니다.'],
    readBy: ['demo-staff', 'demo-mission'],
  },
];

export const demoBoardPosts: readonly DemoPost[] = [
  {
    pstKndCd: 'BOARD',
    daysAgo: 1,
    by: 'demo-staff',
    pstClsfCd: 'PST_CLSF_04',
    urgent: true,
    ttl: '프랑스 현지 보도 원문을 오늘 안에 보내 주실 수 있을까요',
    text: ['장관 보고에 넣을 기사 세 건의 원문이 필요합니다. 지면을 찍은 사진이라도 좋습니다.'],
    people: ['demo-mission'],
    groups: ['HQ'],
    comments: [
      {
        by: 'demo-mission',
        cn: '두 건은 바로 보내 드리고, 한 건은 도서관에서 찾아 오후에 올리겠습니다.',
        replies: [{ by: 'demo-staff', cn: '고맙습니다. 두 건은 잘 받았습니다.' }],
      },
      { by: 'demo-mission', cn: '남은 한 건도 올렸습니다. 확인해 주세요.', waits: true },
    ],
    readBy: ['demo-mission'],
  },
  {
    pstKndCd: 'BOARD',
    daysAgo: 2,
    by: 'demo-mission',
    pstClsfCd: 'PST_CLSF_01',
    sttsCd: 'PST_STTS_02',
    prcsClsfCd: 'PRCS_CLSF_01',
    ttl: '지역 신문은 어느 매체로 등록해야 하나요',
    text: ['리옹의 지역 신문이 전국지의 지역판으로도 나옵니다. 어느 쪽으로 등록할지 알려 주세요.'],
    groups: ['HQ'],
    comments: [
      { by: 'demo-admin', cn: '발행 주체가 같으면 전국지로 등록하고 전송 지역에 리옹을 적어 주세요.' },
    ],
    readBy: ['demo-staff'],
  },
  {
    pstKndCd: 'BOARD',
    daysAgo: 4,
    by: 'demo-admin',
    pstClsfCd: 'PST_CLSF_04',
    released: true,
    file: '현지보도_등록_예시.pdf',
    ttl: '현지 보도를 등록할 때 자주 틀리는 다섯 가지',
    text: ['보도일시의 시간대, 지면의 면과 단, 매체명의 띄어쓰기를 다시 봐 주세요.'],
    groups: ['HQ', 'MISSION'],
    readBy: ['demo-staff', 'demo-mission'],
  },
  {
    pstKndCd: 'BOARD',
    daysAgo: 6,
    by: 'demo-staff',
    pstClsfCd: 'PST_CLSF_03',
    ttl: '주간 보고 양식에 ‘현지 반응’ 칸을 더하면 어떨까요',
    text: ['공관마다 따로 적어 보내 주셔서 옮겨 적는 일이 많습니다.'],
    groups: ['MISSION'],
  },
  {
    pstKndCd: 'BOARD',
    daysAgo: 9,
    by: 'demo-mission',
    pstClsfCd: 'PST_CLSF_02',
    sttsCd: 'PST_STTS_04',
    prcsClsfCd: 'PRCS_CLSF_01',
    ttl: '사진이 많은 PDF가 잘 올라가지 않습니다',
    text: ['48MB짜리 파일인데 두 번 끊겼습니다.'],
    people: ['demo-admin', 'demo-staff'],
    comments: [
      { by: 'demo-admin', cn: '회선이 끊겨도 다시 올릴 수 있게 고쳤습니다. 다시 해 보시고 알려 주세요.' },
    ],
    readBy: ['demo-staff'],
  },
];
