import { type Profiler, Session } from 'node:inspector/promises';
import { article } from '#generated/tables/index.ts';
import type { User } from '#generated/types/user.ts';
import { buildApp } from '#server/app.ts';
import { db, withDatabase } from '#server/kernel/database/db.ts';
import { articleStore, emptyTally } from '#server/modules/collection/index.ts';
import { type Client, signedIn } from '../../../tests/helpers/client.ts';
import { fixtureItems } from '../../../tests/helpers/fixtureItems.ts';
import { openPgliteCopy, pgliteTemplates } from '../../../tests/helpers/template.ts';
import { testEnvironment } from '../../../tests/helpers/testEnvironment.ts';
import type { Measure } from '../bench.ts';
import type { Figure } from '../figures.ts';

type Work = () => Promise<unknown>;

const ours = /\/src\/(server|contract)\//;
/** Code that runs because a file was loaded, or once for all requests, need not be followed. */
const isModuleItself = ({ functionName, ranges }: Profiler.FunctionCoverage): boolean =>
  functionName === '' && ranges[0]?.startOffset === 0;

/** The product's files and functions that run during `work`, after a warm-up. */
const ranDuring = async (work: Work): Promise<{ files: string[]; functions: number }> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const ran = result
    .filter(({ url }) => ours.test(url))
    .map(({ url, functions }) => ({
      url,
      count: functions.filter((one) => !isModuleItself(one) && (one.ranges[0]?.count ?? 0) > 0).length,
    }))
    .filter(({ count }) => count > 0);
  return {
    files: ran.map(({ url }) => url.replace(/^.*\/src\//, 'src/')),
    functions: ran.reduce((sum, { count }) => sum + count, 0),
  };
};

const answered = async (answer: Promise<{ status: number }>): Promise<void> => {
  const { status } = await answer;
  if (status !== 200) throw new Error(`A measured call was answered with ${status}.`);
};

/** Requests that a new developer follows first. */
const worksOf = async (staff: Client, admin: Client): Promise<[name: string, work: Work][]> => {
  const first = async <T>(path: string) => (await admin.get<{ data: T[] }>(path)).body.data[0] as T;
  const { articleId } = await first<{ articleId: number }>('/article-list');
  const { userId } = await first<User>('/user-list');
  const items = await fixtureItems();
  const store = articleStore();
  let next = 100;
  const storeOne = async () => {
    const progress = { source: 'one', sourceName: 'one', position: next, done: false, tally: emptyTally() };
    await store.storeBatch(items.slice(next, next + 1), progress);
    next += 1;
  };
  const saveUser = async () => {
    const { data } = (await admin.get<{ data: User }>('/user-detail', { userId })).body;
    await answered(admin.write('PUT', '/update-user', { ...data, jbpsNm: `주무관 ${next}` }));
  };
  return [
    ['기사 목록', () => answered(staff.get('/article-list', { total: 'capped' }))],
    ['검색', () => answered(staff.get('/search-list', { searchText: '문화', total: 'capped' }))],
    ['기사 상세', () => answered(staff.get('/article-detail', { articleId }))],
    ['사용자 읽고 저장', saveUser],
    ['기사 한 건 수집', storeOne],
  ];
};

/** Amount of code that one request runs through: what a new developer reads to follow it. */
export const filesPerRequest: Measure = {
  name: 'files',
  async run({ say }) {
    const { prepared } = await pgliteTemplates();
    const database = await openPgliteCopy(prepared);
    const app = await buildApp({ database, environment: testEnvironment() });
    try {
      await app.ready();
      return await withDatabase(database, async () => {
        const items = (await fixtureItems()).slice(0, 100);
        const progress = { source: 'all', sourceName: 'all', position: 0, done: false, tally: emptyTally() };
        await articleStore().storeBatch(items, progress);
        say(`기사 ${await db().$count(article)}건`);
        const figures: Figure[] = [];
        for (const [name, work] of await worksOf(
          await signedIn(app, 'staff'),
          await signedIn(app, 'admin'),
        )) {
          for (let round = 0; round < 3; round += 1) await work();
          const { files, functions } = await ranDuring(work);
          if (process.env['BENCH_NAMES']) say(`${name}\n${files.map((file) => `  ${file}`).join('\n')}`);
          figures.push(
            { name: `${name}: 지나는 파일`, unit: '개', samples: [files.length] },
            { name: `${name}: 지나는 함수`, unit: '개', samples: [functions] },
          );
        }
        return figures;
      });
    } finally {
      await app.close();
      await database.close();
    }
  },
};
