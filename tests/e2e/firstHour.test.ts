import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#server/kernel/database/client.ts';
import { currentDatabase, withDatabase } from '#server/kernel/database/db.ts';
import { row, rows } from '#server/kernel/database/rows.ts';
import { startCollector } from '#server/modules/collection/index.ts';
import { browser, loaded } from '../helpers/browser.ts';
import { feedServer } from '../helpers/feedServer.ts';
import { dictionary, type NewsHour, newsHour, outlets } from '../helpers/newsHour.ts';
import { beginFolder } from '../helpers/preparedFolders.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';
import { visitor } from '../helpers/visitor.ts';
import { desk, total } from './desk.ts';
import { goTo } from './screens.ts';

const minute = 60_000;
/** The hour ends now, so that the screens' figures of today and this week are what was collected. */
const begin = Date.now() - 60 * minute;
let clock = begin;

const folder = mkdtempSync(join(tmpdir(), 'first-hour-'));
const press = await feedServer();
let hour: NewsHour;
let server: Server;
let chromium: Browser;
let admin: Page;

const inDataFolder = async <T>(work: () => Promise<T>): Promise<T> => {
  const database = await openDatabase(testEnvironment({ DATA_DIR: folder }));
  try {
    return await withDatabase(database, work);
  } finally {
    await database.close();
  }
};
const number = async (statement: ReturnType<typeof sql>): Promise<number> =>
  (await row(z.object({ n: z.coerce.number() }), statement)).n;

/** Contents of the database after the hour. */
const counted = async () => ({
  articles: await number(sql`select count(*) n from article where del_yn = 'N'`),
  /** Some of the reference feeds have items without an address. */
  addresses: await number(
    sql`select count(distinct canonical_url) + count(*) filter (where canonical_url is null) n from article`,
  ),
  featured: await number(
    sql`select count(*) n from article where feat_extr is not null and feat_extr::text not in ('{}', '[]')`,
  ),
  classified: await number(sql`select count(*) n from article where lclsf_nm is not null`),
  summarised: await number(sql`select count(*) n from article where feat_extr_smry is not null`),
  highlights: await number(sql`select count(*) n from article_cluster where del_yn = 'N'`),
  across: await number(sql`select count(*) n from (
    select member.cluster_id from cluster_article member join article using (article_id)
    where member.del_yn = 'N' group by 1 having count(distinct article.media_id) > 1) several`),
  waiting: await number(sql`select count(*) n from cluster_waiting`),
  today: await number(sql`select count(*) n from article where del_yn = 'N'
    and (frm_trsf_nscvrg_dt at time zone 'Asia/Seoul')::date = (now() at time zone 'Asia/Seoul')::date`),
  visits: await rows(
    z.object({ state: z.string(), n: z.coerce.number() }),
    sql`
    select rslt_cd state, count(*) n from feed_visit group by 1`,
  ),
  /** Number of visits of the least visited source. */
  fewest: await number(sql`select min(visits) n from (
    select count(*) visits from feed_visit group by media_feed_id) each_source`),
  /** Number of sources of whose items none can be used. */
  unusable: await number(sql`select count(distinct media_feed_id) n from feed_visit
    where item_cnt > 0 and left_out_cnt = item_cnt`),
  newOfVisits: await number(sql`select sum(new_cnt) n from feed_visit`),
});
let after: Awaited<ReturnType<typeof counted>>;

const panel = (title: string) => admin.getByRole('region', { name: title, exact: true });
const listed = async (): Promise<number> => {
  const text = await admin
    .locator('#main')
    .getByText(/^총 [\d,]+건$/)
    .innerText();
  return Number(text.replace(/\D/g, ''));
};
/** Advances the clock by an hour in steps of five minutes: due sources are visited, and the follow-up jobs run. */
const anHourPasses = (): Promise<void> =>
  inDataFolder(async () => {
    const warnings: unknown[] = [];
    expect(await number(sql`select count(*) n from media_feed where del_yn = 'N'`)).toBe(outlets);
    // the list was registered at the start of the hour
    await rows(
      z.object({}),
      sql`update media_feed set reg_dt = reg_dt - interval '60 minutes',
      next_clct_dt = next_clct_dt - interval '60 minutes' returning 1 one`,
    );
    const collector = await startCollector(currentDatabase(), {
      visitor: { ...press.ways, publicUrl: 'https://press.example.kr' },
      log: { info: () => {}, warn: (...said: unknown[]) => void warnings.push(said) },
      now: () => new Date(clock),
      isManual: true,
    });
    for (; clock <= begin + 60 * minute; clock += 5 * minute) {
      await collector.poll();
      await collector.idle();
    }
    await collector.close();
    expect(warnings).toEqual([]);
    after = await counted();
  });

// each step depends on the previous one
describe('the first hour, from an empty database', () => {
  beforeAll(async () => {
    beginFolder(folder);
    hour = newsHour(press, begin, () => clock);
    chromium = await browser();
    server = await startServer({ DATA_DIR: folder, COLLECT: '0' });
    admin = await desk(chromium, server.url);
  });
  afterAll(async () => {
    await chromium?.close();
    await server?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('begins with a dictionary and a list of a hundred outlets, registered in one go', async () => {
    const desk = visitor(server.url);
    await desk.signIn('admin@demo.go.kr', 'Admin!2345');
    const answers = await Promise.all(
      dictionary.map(([extrKwd, featKndCd, synmList]) =>
        desk.post('/api/insert-featureextractiondict', { extrKwd, featKndCd, synmList }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const list = join(folder, 'outlets.opml');
    writeFileSync(list, hour.opml);
    await goTo(admin, `${server.url}/admin/monitoring/CollectSource`);
    await admin.getByRole('button', { name: '목록 가져오기' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('OPML 파일').setInputFiles(list);
    await dialog.getByText(`새로 등록할 피드 ${outlets}개`).waitFor();
    await dialog.getByLabel('수집 간격').selectOption({ label: '30분마다' });
    await dialog.getByRole('button', { name: `${outlets}곳 등록` }).click();
    await total(admin, outlets);
    await server.stop();
  });

  it('collects, enriches and groups while it passes', async () => {
    await anHourPasses();
    const reports = new Set(hour.news.flatMap((feed) => feed.reports.map(({ link }) => link))).size;
    console.info('After the first hour:', JSON.stringify(after), `${reports} reports of the press`);
    expect(after.articles).toBeGreaterThan(0.9 * reports);
    expect(after.newOfVisits).toBe(after.articles);
    expect(after.addresses).toBe(after.articles);
    expect(after.fewest).toBeGreaterThanOrEqual(2);
    expect(after.featured).toBeGreaterThan(0.1 * after.articles);
    expect(after.classified).toBeGreaterThan(0.5 * after.articles);
    expect(after.highlights).toBeGreaterThan(50);
    expect(after.across).toBeGreaterThan(50);
    expect(after.waiting).toBe(0);
  });

  it('leaves sources whose state can be read, those that are ill with their reasons', async () => {
    server = await startServer({ DATA_DIR: folder, COLLECT: '0' });
    await admin.close();
    admin = await desk(chromium, server.url);
    await goTo(admin, `${server.url}/admin/monitoring/CollectSource`);
    const states = admin.getByRole('list', { name: '상태별 수집원' });
    const inState = async (word: string) =>
      Number((await states.getByRole('button', { name: word }).innerText()).replace(/\D/g, ''));
    await expect.poll(() => inState('전체')).toBe(outlets);
    const ill = hour.ill + after.unusable;
    expect(after.unusable).toBeLessThan(10);
    await expect.poll(() => inState('오류')).toBe(ill);
    await expect.poll(() => inState('정상')).toBe(outlets - ill);
    await states.getByRole('button', { name: '오류' }).click();
    await total(admin, ill);
    await admin.getByText('매체의 서버에 문제가 있습니다. (응답 503)').first().waitFor();
    await goTo(admin, `${server.url}/admin/monitoring/DataCollection`);
    await admin.getByRole('row').nth(1).waitFor();
    await loaded(admin);
  });

  it('fills the list of articles, the dashboard and the statistics with the same figures', async () => {
    await goTo(admin, `${server.url}/article/Article?period=all`);
    await loaded(admin);

    await goTo(admin, `${server.url}/dashboard`);
    const figures = admin.getByRole('list', { name: '보도일별 기사 수' }).getByRole('listitem');
    const figure = async (name: string) =>
      Number(
        (await figures.filter({ hasText: name }).innerText())
          .match(/([\d,]+)\s*건/)?.[1]
          ?.replaceAll(',', ''),
      );
    await expect.poll(() => figure('전체')).toBe(after.articles);
    await expect.poll(() => figure('오늘')).toBe(after.today);
    await loaded(admin);
    await expect.poll(() => panel('주요 하이라이트').getByRole('link').count()).toBeGreaterThan(2);
    for (const chart of await admin.locator('.highcharts-container').all())
      await expect.poll(() => chart.locator('.highcharts-point').count()).toBeGreaterThan(0);

    await goTo(admin, `${server.url}/statistics/Nation`);
    const ranks = panel('국가별 순위').locator('tbody tr');
    await ranks.first().waitFor();
    await expect.poll(() => ranks.count()).toBeGreaterThan(3);
    const first = ranks.first().getByRole('link');
    const [, shown = ''] = /([\d,]+)\s+[\d.]+%/.exec(await ranks.first().innerText()) ?? [];
    await first.click();
    await admin.waitForURL(/ntnId=/);
    await expect.poll(() => listed()).toBe(Number(shown.replaceAll(',', '')));
  });

  it('ends with highlights that several outlets have written of', async () => {
    await goTo(admin, `${server.url}/article/HighLight`);
    await admin.locator('#main').getByRole('link').first().waitFor();
    await loaded(admin);
    await expect
      .poll(() => admin.locator('#main').getByRole('link', { name: /./ }).count())
      .toBeGreaterThan(5);
  });
});
