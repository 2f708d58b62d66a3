import { boardMenuUrl } from '#contract/boards.ts';

/**
 * Frame around a screen. public and popup: none; client: header and footer, for all signed-in users; category and
 * admin: submenu too.
 */
export type LayoutName = 'public' | 'popup' | 'client' | 'category' | 'admin';

/** A screen of specification section 2. Its list, Regist and Detail paths are derived from it. */
export interface Screen {
  /** Address in the router's syntax: `/popup/article/:id`. */
  path: string;
  layout: LayoutName;
  detail?: true;
  regist?: true;
  /** The user's IP address must be allowed. */
  ipCheck?: true;
  /** Title, if it does not come from a menu. */
  title?: string;
  /** A screen outside administration with generated pages. */
  ofSchema?: true;
}

const triple = { detail: true, regist: true } as const;
const product = { layout: 'category', ...triple, ipCheck: true } as const;

/** Screens without pages of their own below them. */
const lists = (layout: LayoutName, folder: string, names: readonly string[]): Screen[] =>
  names.map((name) => ({ path: `${folder}/${name}`, layout }));

export const publicScreens: readonly Screen[] = [
  { path: '/login', layout: 'public', title: '로그인' },
  { path: '/signUp', layout: 'public', title: '회원가입' },
  { path: '/watch/stop', layout: 'public' },
];

export const signedInScreens: readonly Screen[] = [
  { path: '/login/agreement', layout: 'popup', title: '이용약관 및 개인정보 수집·이용 동의' },
  { path: '/popup/article/:id', layout: 'popup', title: '기사 상세' },
  { path: '/popup/thinkTank/:id', layout: 'popup', title: '싱크탱크 상세' },
  { path: '/popup/sns/:id', layout: 'popup', title: '소셜 미디어 상세' },
  { path: '/popup/medn/duplicate', layout: 'popup', title: '매체 중복 확인', ofSchema: true },
  { path: '/popup/medn/duplicate/:id', layout: 'popup', title: '매체 중복 확인', ofSchema: true },
  { path: '/popup/medn/history/:id', layout: 'popup', title: '매체 변경 이력', ofSchema: true },

  { path: '/dashboard', layout: 'client', title: '대시보드' },
  { path: '/search', layout: 'client', title: '통합검색' },
  { path: '/myPage', layout: 'client', title: '마이페이지' },
  { path: '/myPage/:tab', layout: 'client', title: '마이페이지' },

  { path: '/article/Article', layout: 'category', ...triple },
  { path: '/article/HighLight', layout: 'category', detail: true },
  { path: '/article/ThinkTank', layout: 'category', detail: true },
  { path: '/article/Sns', layout: 'category', detail: true },
  { path: '/article/Medn', layout: 'category', ...triple, ofSchema: true },
  { path: '/article/Report', layout: 'category' },
  { path: '/article/ArrivalRule', layout: 'category', ofSchema: true },
  { path: '/product/weekly/WeeklyEconomy', ...product },
  { path: '/product/specialReport/PresidentVisit', ...product },
  { path: '/product/publicity/CardNews', ...product },
  { path: '/product/legacy/ThinkTankReport', ...product },
  { path: '/product/publicity/ResourceCenter', ...product },
  { path: '/product/daily/DailyBriefing', ...product },
  { path: '/product/daily/ReportTemplate', ...product, ofSchema: true },
  { path: '/product/:category/:subCategory', ...product },
  { path: '/communication/Notice', layout: 'category', ...triple },
  { path: '/communication/Board', layout: 'category', ...triple },
  ...lists('category', '/statistics', ['Nation', 'Media', 'Keyword', 'Classification', 'Sns']),
  { path: boardMenuUrl, ...product },

  { path: '/admin/user/UserManage', layout: 'admin', ...triple },
  { path: '/admin/user/UserApprovalManage', layout: 'admin', detail: true },
  { path: '/admin/AdminBoard', layout: 'admin', ...triple },
  ...lists('admin', '/admin', [
    'ArticleBatchEdit',
    'user/UserGroupManage',
    'auth/AuthManage',
    'auth/BoardAuthManage',
    'CountryCodeManage',
    'PrivacyPolicy',
    'CommonCodeManage',
    'MenuManage',
    'monitoring/DataCollection',
    'monitoring/Statistics',
    'monitoring/ArticleStatus',
    'log/AccessLog',
    'log/ErrorLog',
    'log/UserDataLog',
    'log/LoginLog',
    'RelationIssueManage',
    'LanguageCodeManage',
  ]),
];

/** Every path of a screen: the screen itself, its detail, its registration. */
export const pathsOf = ({ path, detail, regist }: Screen): string[] => [
  path,
  ...(detail ? [`${path}/Detail/:id`] : []),
  ...(regist ? [`${path}/Regist`] : []),
];

/** True if the pages of a screen may be generated from a schema. */
export const isOfSchema = ({ layout, ofSchema }: Screen): boolean => layout === 'admin' || ofSchema === true;

const schemaPaths = new Set(signedInScreens.filter(isOfSchema).flatMap(pathsOf));

/** As `isOfSchema`, for a path in the form of `pathsOf`, or the address of an administration menu. */
export const mayBeGenerated = (path: string): boolean => path.startsWith('/admin/') || schemaPaths.has(path);
