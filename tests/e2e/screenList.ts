import spec from '../spec/routes.json' with { type: 'json' };

interface Route {
  path: string;
  regist?: boolean;
}

const all: Route[] = [...spec.routes, ...spec.ours].filter(({ path }) => !path.includes('{'));
/** Every address of the specification and of ours that is one by itself. */
export const allPaths: readonly string[] = all.map(({ path }) => path);

const within = (...folders: string[]): string[] =>
  all
    .filter(({ path }) => folders.some((folder) => path.startsWith(folder)))
    .flatMap(({ path, regist }) => (regist ? [path, `${path}/Regist`] : [path]));

type Areas = Readonly<Record<string, readonly string[]>>;

/** Screens of staff by their area, and what of one opens by its address alone. */
export const userAreas: Areas = {
  'of the start': [
    '/dashboard',
    '/search',
    '/myPage',
    '/myPage/Profile',
    '/myPage/Notification',
    '/myPage/Account',
  ],
  'of articles': within('/article'),
  'of statistics': within('/statistics'),
  'of products and communication': within('/product', '/communication'),
};
/** Those of administrators. */
export const adminAreas: Areas = {
  'of users, codes and menus': [
    ...within('/admin/user', '/admin/auth', '/admin/CountryCodeManage', '/admin/CommonCodeManage'),
    ...within('/admin/MenuManage', '/admin/PrivacyPolicy', '/admin/LanguageCodeManage'),
    '/admin/CountryCodeManage?id=KR',
    '/admin/CountryCodeManage?new=1',
    '/admin/user/UserGroupManage?new=1',
    '/admin/CommonCodeManage?master=CTN',
  ],
  'of boards, monitoring and logs': [
    ...within('/admin/AdminBoard', '/admin/monitoring', '/admin/log', '/admin/ArticleBatchEdit'),
    ...within('/admin/RelationIssueManage'),
    '/admin/FeatureDictManage',
    '/admin/SearchSynonymManage',
    '/admin/monitoring/Operation',
    '/admin/monitoring/CollectSource',
    '/admin/monitoring/CollectVisit',
  ],
};
/** Screens of who has not signed in. */
export const withoutSignIn: readonly string[] = ['/login', '/signUp'];
/** Screens of an item, which have stories of their own. */
export const popups: readonly string[] = ['/', '/login/agreement', '/popup/medn/duplicate'];
