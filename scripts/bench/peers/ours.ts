import { desk } from '../../../tests/e2e/desk.ts';
import { programCall, root } from '../../../tests/helpers/program.ts';
import { visitor } from '../../../tests/helpers/visitor.ts';
import { type Ask, type Contender, inParts, query, typedArticle } from './contender.ts';

/** All collection types, latest first: the screen's query without conditions. */
const requested = { paidAiYn: 'Y', freeAiYn: 'Y', menualYn: 'Y', sort: 'regDt,DESC' };

const listed = (values: Readonly<Record<string, string | number>>): Ask[] => [
  { path: `/api/article-list?${query({ ...requested, ...values })}` },
];

/** The built product, with a signed-in staff member. */
export const ours = (databaseUrl: string, dataDir: string): Contender => ({
  label: '제품',
  about: 'dist/server, 직원으로 로그인',
  health: '/api/health/ready',
  screen: {
    path: '/article/Article?period=all&lclsfNm=all',
    row: '#main tbody tr',
    open: (chromium, url) => desk(chromium, url, 'staff'),
  },
  prepare: async () => {},
  program: (port) => ({
    ...programCall('main', {
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      // the database is a copy without its files
      FILES_ADOPT: '1',
      PORT: String(port),
      // the demo accounts, one of which signs in
      DEMO: '1',
      DEMO_PUBLIC: '1',
    }),
    cwd: root,
  }),
  async signIn(url) {
    const staff = visitor(url);
    const answer = await staff.signIn('staff@demo.go.kr', 'Staff!2345');
    if (!answer.ok) throw new Error(`Signing in failed: ${answer.status} ${await answer.text()}`);
    const cookies = staff.cookies();
    return {
      cookie: cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
      'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
    };
  },
  cases: {
    list: () => listed({ total: 'capped' }),
    filtered: ({ ntnId, startDate, endDate }) => listed({ ntnId, startDate, endDate }),
    page: () => listed({ total: 'capped', page: 1_000 }),
    detail: ({ articleIds }, nr) => [
      { path: `/api/article-detail?articleId=${articleIds[nr % articleIds.length]}` },
    ],
    create: (facts, nr) => [
      { method: 'POST', path: '/api/insert-article', ...inParts('article', typedArticle(facts, nr)) },
    ],
  },
  filteredTotal: ([list]) => (list as { totalRecords: number }).totalRecords,
});
