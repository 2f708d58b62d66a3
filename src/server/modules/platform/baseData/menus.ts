/** A menu of the base data; the url is its natural key. */
export interface BaseMenu {
  menuNm: string;
  url: string;
  refData?: string;
  children?: BaseMenu[];
}

const leaf = (menuNm: string, url: string, refData?: object): BaseMenu => ({
  menuNm,
  url,
  ...(refData && { refData: JSON.stringify(refData) }),
});

/** The screens of the specification and our own statistics, as header tabs with their submenus. */
export const baseMenus: BaseMenu[] = [
  {
    menuNm: '외신 동향',
    url: '/article',
    children: [
      leaf('기사', '/article/Article'),
      leaf('하이라이트', '/article/HighLight'),
      leaf('싱크탱크', '/article/ThinkTank'),
      leaf('소셜 미디어', '/article/Sns'),
      leaf('매체', '/article/Medn'),
      leaf('보고서', '/article/Report'),
      leaf('수신 규칙', '/article/ArrivalRule'),
    ],
  },
  {
    menuNm: '생산물',
    url: '/product',
    children: [
      leaf('주간 경제', '/product/weekly/WeeklyEconomy', { board: 'product', pstKndCd: 'WEEKLY_ECONOMY' }),
      leaf('대통령 순방', '/product/specialReport/PresidentVisit', {
        board: 'product',
        pstKndCd: 'PRESIDENT_VISIT',
      }),
      leaf('카드뉴스', '/product/publicity/CardNews', {
        board: 'product',
        pstKndCd: 'CARD_NEWS',
        view: 'cards',
      }),
      leaf('자료실', '/product/publicity/ResourceCenter', {
        board: 'product',
        pstKndCd: 'RESOURCE_CENTER',
        view: 'gallery',
      }),
      leaf('싱크탱크 보고서', '/product/legacy/ThinkTankReport', {
        board: 'product',
        pstKndCd: 'THINK_TANK_REPORT',
      }),
      leaf('일일 브리핑', '/product/daily/DailyBriefing', { board: 'briefing' }),
      leaf('보고 서식', '/product/daily/ReportTemplate'),
    ],
  },
  {
    menuNm: '통계',
    url: '/statistics',
    children: [
      leaf('국가별', '/statistics/Nation'),
      leaf('매체별', '/statistics/Media'),
      leaf('키워드별', '/statistics/Keyword'),
      leaf('분류별', '/statistics/Classification'),
      leaf('소셜 미디어별', '/statistics/Sns'),
    ],
  },
  {
    menuNm: '소통',
    url: '/communication',
    children: [leaf('공지사항', '/communication/Notice'), leaf('소통 게시판', '/communication/Board')],
  },
  {
    menuNm: '관리자',
    url: '/admin',
    children: [
      {
        menuNm: '사용자',
        url: '/admin/user',
        children: [
          leaf('사용자 관리', '/admin/user/UserManage'),
          leaf('사용자 그룹', '/admin/user/UserGroupManage'),
          leaf('가입 승인', '/admin/user/UserApprovalManage'),
          leaf('인증키', '/admin/user/ApiTokenManage'),
        ],
      },
      {
        menuNm: '권한',
        url: '/admin/auth',
        children: [
          leaf('권한 그룹', '/admin/auth/AuthManage'),
          leaf('게시판 IP 권한', '/admin/auth/BoardAuthManage'),
          leaf('변경 이력', '/admin/auth/RightsHistory'),
        ],
      },
      {
        menuNm: '기준 정보',
        url: '/admin/base',
        children: [
          leaf('메뉴', '/admin/MenuManage'),
          leaf('국가 코드', '/admin/CountryCodeManage'),
          leaf('언어 코드', '/admin/LanguageCodeManage'),
          leaf('공용 사이트', '/admin/SharedSiteManage'),
          leaf('공통 코드', '/admin/CommonCodeManage'),
          leaf('관련 이슈', '/admin/RelationIssueManage'),
          leaf('특징 사전', '/admin/FeatureDictManage'),
          leaf('검색 동의어', '/admin/SearchSynonymManage'),
          leaf('약관·개인정보 문서', '/admin/PrivacyPolicy'),
        ],
      },
      {
        menuNm: '운영',
        url: '/admin/operation',
        children: [
          leaf('기사 일괄 수정', '/admin/ArticleBatchEdit'),
          leaf('보존 규칙', '/admin/RetentionRule'),
          leaf('보관 기사', '/admin/ArchivedArticle'),
          leaf('외부 전송', '/admin/WebHookManage'),
          leaf('관리자 게시판', '/admin/AdminBoard'),
        ],
      },
      {
        menuNm: '모니터링',
        url: '/admin/monitoring',
        children: [
          leaf('시작하기', '/admin/monitoring/Setup'),
          leaf('운영 현황', '/admin/monitoring/Operation'),
          leaf('수집 현황', '/admin/monitoring/DataCollection'),
          leaf('수집원', '/admin/monitoring/CollectSource'),
          leaf('수집 기록', '/admin/monitoring/CollectVisit'),
          leaf('통계', '/admin/monitoring/Statistics'),
          leaf('기사 현황', '/admin/monitoring/ArticleStatus'),
          leaf('기계 번역', '/admin/monitoring/MachineReading'),
          leaf('백그라운드 작업', '/admin/monitoring/Jobs'),
        ],
      },
      {
        menuNm: '로그',
        url: '/admin/log',
        children: [
          leaf('접속 로그', '/admin/log/AccessLog'),
          leaf('오류 로그', '/admin/log/ErrorLog'),
          leaf('개인정보 로그', '/admin/log/UserDataLog'),
          leaf('로그인 로그', '/admin/log/LoginLog'),
          leaf('발송함', '/admin/log/Outbox'),
        ],
      },
    ],
  },
];
