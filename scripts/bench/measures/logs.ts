import { join } from 'node:path';
import pg from 'pg';
import { countText } from '#contract/countText.ts';
import { addDays, today } from '#contract/days.ts';
import { temporaryCluster } from '../../../tests/helpers/temporaryCluster.ts';
import { type Visitor, visitor } from '../../../tests/helpers/visitor.ts';
import { findPostgres } from '../../bootstrap/postgres.mjs';
import { type Measure, withServer } from '../bench.ts';
import type { Figure } from '../figures.ts';
import { memoryOf } from '../memory.ts';
import { timed } from '../requests.ts';

const millions = 5;

/** Access log rows of two years: 300 users, 60 screens; the distribution over the week is irrelevant here. */
const fill = `
  insert into access_log (reg_dt, user_id, user_eml, user_eml_fold, user_nm, user_nm_fold, menu_nm, menu_nm_fold,
    prgrm_nm, prgrm_nm_fold, oprtn_id, mthd_nm, ip, stts_cd, prcs_ms, req_id)
  select now() - make_interval(secs => (n * 63072000.0 / ${millions}e6)), 'user-' || n % 300,
    'user' || n % 300 || '@demo.go.kr', 'user' || n % 300 || '@demo.go.kr', '직원' || n % 300, '직원' || n % 300,
    '메뉴 ' || n % 60, '메뉴 ' || n % 60, '프로그램 ' || n % 60, '프로그램 ' || n % 60, 'GET /list-' || n % 60,
    'GET', '10.0.0.' || n % 250, 200, n % 90, md5(n::text)
  from generate_series(1, ${millions}000000) n`;

const month = { startDate: addDays(today(), -29), endDate: today() };
const year = { startDate: addDays(today(), -364), endDate: today() };

/** Usual list queries, as the screen sends them, with the capped count. */
const questions: [string, Record<string, string>][] = [
  ['한 달', { ...month }],
  ['한 달, 20쪽', { ...month, page: '20', size: '50' }],
  ['한 달, 이메일', { ...month, userEml: 'user77@' }],
  ['한 달, 이름·프로그램', { ...month, userNm: '직원12', prgrmNm: '프로그램 12' }],
  ['1년', { ...year }],
  ['1년, 이메일', { ...year, userEml: 'user77@' }],
  ['기간 없음', {}],
];

const address = (query: Record<string, string>): string =>
  `/api/programloghistory-list?${new URLSearchParams({ total: 'capped', ...query }).toString()}`;

const listFigures = async (admin: Visitor): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const [name, query] of questions) {
    figures.push({
      name: `접속 로그 ${millions}백만 건: ${name}`,
      unit: 'ms',
      samples: await timed(30, () => admin.get(address(query))),
      bar: { of: 'p95', most: 150 },
      note: address(query),
    });
  }
  return figures;
};

const exportFigures = async (admin: Visitor, pid: number): Promise<Figure[]> => {
  const range = { startDate: addDays(today(), -14), endDate: today() };
  const path = (format: string) =>
    `/api/programloghistory-list-excel?${new URLSearchParams({ ...range, format, reason: '측정' }).toString()}`;
  await admin.get('/api/site');
  const figures: Figure[] = [];
  for (const format of ['csv', 'xlsx']) {
    const before = memoryOf(pid);
    const since = performance.now();
    const answer = await admin.get(path(format));
    for await (const _piece of answer.body ?? []) continue;
    const rows = Number(answer.headers.get('x-total-records'));
    const note = countText(rows);
    figures.push(
      { name: `내보내기 ${format}`, unit: 's', samples: [(performance.now() - since) / 1000], note },
      {
        name: `내보내기 ${format}: 메모리 증가`,
        unit: 'MB',
        samples: [Math.max(0, memoryOf(pid).peak - before.now)],
        bar: { of: 'median', most: 100 },
        note,
      },
    );
  }
  return figures;
};

/** The list of five million access log rows on PostgreSQL, and an export of some hundred thousand. */
export const logs: Measure = {
  name: 'logs',
  async run(bench) {
    if (!findPostgres()) {
      bench.say('PostgreSQL 서버 프로그램이 없어 로그 측정을 건너뜁니다.');
      return [];
    }
    const cluster = await temporaryCluster({ keepsPromises: true });
    const place = { DATABASE_URL: cluster.url('postgres'), DATA_DIR: join(bench.folder, 'logs') };
    try {
      await withServer(place, async () => {});
      const client = new pg.Client(place.DATABASE_URL);
      await client.connect();
      await client.query(fill);
      await client.query('vacuum analyze access_log');
      await client.end();
      return await withServer(place, async ({ url, pid }) => {
        const admin = visitor(url);
        await admin.signIn('admin@demo.go.kr', 'Admin!2345');
        return [...(await exportFigures(admin, pid)), ...(await listFigures(admin))];
      });
    } finally {
      await cluster.remove();
    }
  },
};
