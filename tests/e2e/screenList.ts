import spec from '../spec/routes.json' with { type: 'json' };

interface Route {
  path: string;
  regist?: boolean;
}

const all: Route[] = [...spec.routes, ...spec.ours].filter(({ path }) => !path.includes('{'));
/** Every address, of the specification or ours, without parameters. */
export const allPaths: readonly string[] = all.map(({ path }) => path);

const within = (...folders: string[]): string[] =>
  all
    .filter(({ path }) => folders.some((folder) => path.startsWith(folder)))
    .flatMap(({ path, regist }) => (regist ? [path, `${path}/Regist`] : [path]));

type Areas = Readonly<Record<string, readonly string[]>>;

/** Screens of staff by area, and the states that can be opened by address only. */
export const userAreas: Areas = {
  'of the start': [
    '/dashboard',
    '/search',
    '/myPage',
    '/myPage/Profile',
    '/myPage/Notification',
    '/myPage/Watch',
    '/myPage/Connection',
    '/myPage/Account',
  ],
  'of articles': within('/article'),
  'of statistics': within('/statistics'),
  'of products and communication': within('/product', '/communication'),
};
/** Screens of administrators. */
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
    '/admin/ArticleBatchEdit?way=repair',
    '/admin/FeatureDictManage',
    '/admin/SearchSynonymManage',
    '/admin/monitoring/Operation',
    '/admin/monitoring/CollectSource',
    '/admin/monitoring/CollectVisit',
  ],
};
/** Screens for users who are not signed in. */
export const withoutSignIn: readonly string[] = ['/login', '/signUp', '/watch/stop?tkn=aaaaaaaaaaaaaaaaaaaa'];
/** Screens of a single item, which have their own tests. */
export const popups: readonly string[] = ['/', '/login/agreement', '/popup/medn/duplicate'];
