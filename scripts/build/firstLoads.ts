import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { boardMenuUrl } from '#contract/boards.ts';
import { briefingPath } from '#contract/dailyBriefing.ts';
import { resources } from '#generated/resources/web.ts';
import { type EntityScreen, entityScreens, screenPaths } from '../../src/web/admin/routing/screenPath.ts';
import { type Breakdown, dimensions } from '../../src/web/modules/statistics/screens/dimensions.ts';

/** What the screens at some addresses load when a user opens one of them first. */
export interface FirstLoad {
  /** Screens of an area share chunks. */
  area: string;
  /** Addresses in the router's notation. */
  paths: readonly string[];
  /** Modules loaded by `import()`, as paths from the project's folder; each includes its imports. */
  modules: readonly string[];
  /**
   * Modules loaded as soon as the screen is drawn, such as the chart library. Fetched with the first files, even if
   * there is nothing to draw.
   */
  next?: readonly string[];
  /** Modules loaded after that: further chart types, a preloaded dialog. */
  later?: readonly string[];
}

const root = join(import.meta.dirname, '../..');

const app = 'src/web/shell';
const admin = 'src/web/admin';
const modules = 'src/web/modules';
const shared = 'src/web/kit';

/** Modules that every screen behind the sign-in loads. */
const shell: readonly string[] = [`${app}/signedIn/SignedInRoot.tsx`, `${app}/screens/pageRegistry.ts`];
/** Offers a tour on lists and other screens that are no form or record. */
const tourOffer = `${app}/help/tour/TourOffer.tsx`;
/** Header tool of briefing authors, who are most of the staff. */
const trayTool = `${app}/header/TrayTool.tsx`;
const trayToggle = `${modules}/briefing/parts/tray/TrayToggle.tsx`;
const adminContext = `${admin}/AdminContext.tsx`;
const editor = `${shared}/html/editor/RichTextEditor.tsx`;
/** Shown beside the name of every list and statistic. */
const listViews = `${modules}/platform/parts/savedViews/ListViews.tsx`;
const columnDialog = `${shared}/lists/columns/ColumnDialog.tsx`;
const canvas = `${shared}/charts/ChartCanvas.tsx`;
const worldMap = [
  `${shared}/charts/map/worldShapes.ts`,
  'node_modules/highcharts/esm/modules/map.js',
  'node_modules/world-atlas/countries-110m.json',
];
const wordCloud = `${shared}/charts/words/fittedWords.ts`;
const pie = 'node_modules/highcharts/esm/modules/variable-pie.js';
const treemap = 'node_modules/highcharts/esm/modules/treemap.js';

/** What the chart library needs further for each kind of breakdown. */
const ofChart = { worldMap, wordCloud: [wordCloud], variablePie: [pie], ranking: [] } as const;
const chartsOf = (breakdowns: readonly Breakdown[]) => breakdowns.flatMap(({ kind }) => ofChart[kind]);

const fromRoot = (path: string): string =>
  /^(src|node_modules|generated)\//.test(path) ? path : `${modules}/${path}`;

/** A list or statistic with saved views. */
const list = (load: FirstLoad): FirstLoad => ({ ...load, later: [...(load.later ?? []), listViews] });

/** A screen behind the sign-in. @param files from the folder of the modules, or from the project's */
const staff = (area: string, paths: readonly string[], ...files: string[]): FirstLoad => ({
  area,
  paths,
  modules: [...shell, trayTool, ...files.map(fromRoot)],
});

const popup = (area: string, paths: readonly string[], ...files: string[]): FirstLoad => ({
  area,
  paths,
  modules: [...shell, ...files.map(fromRoot)],
});

const details = (paths: readonly string[]) => paths.map((path) => `${path}/Detail/:id`);
const registrations = (paths: readonly string[]) => paths.map((path) => `${path}/Regist`);

const items = ['/article/Article', '/article/ThinkTank', '/article/Sns'];
const boards = ['/communication/Notice', '/communication/Board'];
const products = [
  '/product/weekly/WeeklyEconomy',
  '/product/specialReport/PresidentVisit',
  '/product/publicity/CardNews',
  '/product/legacy/ThinkTankReport',
  '/product/publicity/ResourceCenter',
  '/product/:category/:subCategory',
  boardMenuUrl,
];

const articleDetail = [`${modules}/articles/screens/detail/review/AnalysisReview.tsx`, trayToggle];

const handBuilt: readonly FirstLoad[] = [
  { area: 'login', paths: ['/login'], modules: [`${app}/routes/LoginRoute.tsx`] },
  {
    area: 'signUp',
    paths: ['/signUp'],
    modules: [
      `${app}/routes/PublicPage.tsx`,
      `${app}/screens/pageRegistry.ts`,
      `${modules}/accounts/screens/signUp/SignUp.tsx`,
    ],
  },
  {
    area: 'signUp',
    paths: ['/watch/stop'],
    modules: [
      `${app}/routes/PublicPage.tsx`,
      `${app}/screens/pageRegistry.ts`,
      `${modules}/watch/screens/stop/Stop.tsx`,
    ],
  },
  // shares with the sign-up what no other screen loads
  popup('signUp', ['/login/agreement'], 'accounts/screens/agreement/Agreement.tsx'),

  {
    ...staff('dashboard', ['/dashboard'], 'dashboard/screens/Dashboard.tsx'),
    next: [canvas],
    later: [
      ...worldMap,
      wordCloud,
      pie,
      treemap,
      `${modules}/dashboard/screens/own/OwnPanel.tsx`,
      `${modules}/dashboard/screens/own/viewReaders.ts`,
      `${modules}/articles/screens/list/viewReader.ts`,
    ],
  },
  list(
    staff(
      'search',
      ['/search'],
      'search/screens/SearchPage.tsx',
      'search/screens/query/searchQuery.ts',
      trayToggle,
    ),
  ),
  {
    ...staff('myPage', ['/myPage', '/myPage/:tab'], 'myPage/screens/MyPage.tsx'),
    // each on one of its tabs
    later: [`${modules}/feeds/parts/connections/Connections.tsx`, `${modules}/watch/parts/opened.ts`],
  },

  list({
    ...staff(
      'article',
      items,
      'articles/screens/list/ArticleList.tsx',
      'articles/screens/query/itemsQuery.ts',
      trayToggle,
    ),
    later: [columnDialog, `${modules}/articles/screens/list/MoreFilters.tsx`],
  }),
  staff(
    'articleDetail',
    details(items),
    ...articleDetail,
    `${modules}/articles/screens/detail/ArticleDetail.tsx`,
    `${modules}/articles/screens/detail/articleQuery.ts`,
  ),
  staff(
    'articleForm',
    registrations(items.slice(0, 1)),
    `${modules}/articles/screens/write/ArticleRegist.tsx`,
    adminContext,
  ),
  popup(
    'articleDetail',
    ['/popup/article/:id', '/popup/thinkTank/:id', '/popup/sns/:id'],
    ...articleDetail,
    `${modules}/articles/screens/detail/ArticlePopup.tsx`,
  ),
  list(staff('highlight', ['/article/HighLight'], 'analysis/screens/list/HighLightList.tsx', trayToggle)),
  staff(
    'highlight',
    details(['/article/HighLight']),
    'analysis/screens/detail/HighLightDetail.tsx',
    trayToggle,
  ),
  list(staff('report', ['/article/Report'], 'boards/screens/report/ReportList.tsx')),

  list(staff('product', products, 'boards/screens/product/write/ProductList.tsx', adminContext)),
  staff('product', details(products), 'boards/screens/product/write/ProductPage.tsx', adminContext),
  staff(
    'product',
    registrations(products),
    'boards/screens/product/write/ProductRegist.tsx',
    adminContext,
    editor,
  ),
  list(staff('board', boards, 'boards/screens/board/write/BoardList.tsx', adminContext)),
  staff('board', details(boards), 'boards/screens/board/write/PostPage.tsx', adminContext),
  staff('board', registrations(boards), 'boards/screens/board/write/PostRegist.tsx', adminContext, editor),
  list(staff('briefing', [briefingPath], 'briefing/screens/write/BriefingList.tsx', adminContext)),
  staff('briefing', details([briefingPath]), 'briefing/screens/BriefingPage.tsx', editor),
  staff('briefing', registrations([briefingPath]), 'briefing/screens/compose/BriefingRegist.tsx', editor),

  ...dimensions.map(({ screen, breakdowns }) =>
    list({
      ...staff('statistics', [screen], 'statistics/screens/Statistics.tsx'),
      next: [canvas],
      later: chartsOf(breakdowns),
    }),
  ),
  list({
    ...staff(
      'statistics',
      ['/admin/monitoring/Statistics'],
      'statistics/screens/AdminStatistics.tsx',
      adminContext,
    ),
    next: [canvas],
    later: chartsOf(dimensions[0]?.breakdowns ?? []),
  }),

  staff('batchEdit', ['/admin/ArticleBatchEdit'], 'articles/screens/batchEdit/BatchEdit.tsx', adminContext),
  {
    ...staff(
      'monitoring',
      ['/admin/monitoring/Operation'],
      'platform/screens/operation/Operation.tsx',
      adminContext,
    ),
    next: [canvas],
  },
  staff(
    'monitoring',
    ['/admin/monitoring/DataCollection'],
    'collection/screens/DataCollection.tsx',
    adminContext,
  ),
  staff(
    'monitoring',
    ['/admin/monitoring/ArticleStatus'],
    'collection/screens/ArticleStatus.tsx',
    adminContext,
  ),
];

const overrides = (name: string): string[] => globSync(`${modules}/*/admin/${name}.tsx`, { cwd: root });

const existing = (...paths: string[]): string[] => paths.filter((path) => existsSync(join(root, path)));

/** The screens generated from a schema: react-admin, the entity's validation and its handwritten parts. */
const ofEntity = (screen: EntityScreen): FirstLoad[] => {
  const { name } = screen.spec;
  const { list: path, regist, detail } = screenPaths(screen);
  const files = [
    `${app}/routes/OtherPath.tsx`,
    `${admin}/routes.tsx`,
    `${admin}/screens/entityPage.tsx`,
    adminContext,
    ...overrides(name),
  ];
  const form = [
    ...files,
    ...existing(`generated/validators/${name}.ts`),
    `${admin}/form/CreateRecord.tsx`,
    `${admin}/form/EditRecord.tsx`,
  ];
  const withEditor = screen.spec.fields.some(({ kind }) => kind === 'html') ? [editor] : [];
  return [
    list(staff(name, [path], ...files)),
    regist && detail
      ? staff(name, [detail, regist], ...form, `${admin}/screens/formPages.tsx`, ...withEditor)
      : staff(name, [`${path}?new=1`, `${path}?id=:id`], ...form, ...withEditor),
  ];
};

const handBuiltPaths = new Set(handBuilt.flatMap(({ paths }) => paths));

const windowsOfMedia = (path: string, file: string): FirstLoad =>
  popup('media', [path], `${admin}/routes.tsx`, adminContext, `${modules}/outlets/admin/media/${file}`);

const allLoads: readonly FirstLoad[] = [
  ...handBuilt,
  ...entityScreens(resources)
    .flatMap(ofEntity)
    .filter(({ paths }) => !paths.some((path) => handBuiltPaths.has(path))),
  windowsOfMedia('/popup/medn/duplicate', 'DuplicatePopup.tsx'),
  windowsOfMedia('/popup/medn/duplicate/:id', 'DuplicatePopup.tsx'),
  windowsOfMedia('/popup/medn/history/:id', 'HistoryPopup.tsx'),
];

const isFormOrRecord = (path: string): boolean =>
  /\/Regist$|\/Detail\/|\?|^\/popup\/|^\/login|^\/signUp|^\/watch\//.test(path);

/**
 * Every screen with the modules that it loads by itself, without those loaded only on a click. Used for cutting chunks,
 * for the server's preloading, and for the build's budgets. A browser test detects missing entries.
 */
export const firstLoads: readonly FirstLoad[] = allLoads.map((load) =>
  load.paths.every(isFormOrRecord) ? load : { ...load, later: [...(load.later ?? []), tourOffer] },
);
