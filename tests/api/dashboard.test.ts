import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/days.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { article } from '#generated/tables/index.ts';
import type { DashboardOverview } from '#generated/types/dashboardCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { keywordsOf, keywordTokens } from '#server/modules/search/index.ts';
import { storeDemoData } from '../../scripts/seed/storeDemoData.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const rows = await inDatabase(async () => {
  await storeDemoData({ until: new Date(), days: 30 }, () => {});
  // the demo articles of a month have fewer keywords than the dashboard shows
  const rare = Array.from({ length: 100 }, (_, index) => `드문 낱말 ${index}`);
  const [one] = await db()
    .select()
    .from(article)
    .where(eq(article.itemKnd, 'article'))
    .orderBy(desc(article.frmTrsfNscvrgDt))
    .limit(1);
  if (!one) throw new Error('the demo data have no article');
  const featExtrKwdList = [...(one.featExtrKwdList ?? []), ...rare];
  const kw = keywordTokens({ ...one, featExtrKwdList });
  await db().update(article).set({ featExtrKwdList, kw }).where(eq(article.articleId, one.articleId));
  return db().select().from(article);
});
const [staff, mission] = [await signedIn(app, 'staff'), await signedIn(app, 'mission')];
const articles = rows.filter(({ itemKnd }) => itemKnd === 'article');

const koreanDay = (time: Date | null): string =>
  new Date((time?.getTime() ?? 0) + 9 * 3_600_000).toISOString().slice(0, 10);
const period = { startDate: addDays(today(), -6), endDate: today() };

describe('the dashboard', () => {
  it('counts today, yesterday, month, year and total as SQL does', async () => {
    const { body } = (await staff.get('/dashboard/statistics/article-list', period)) as Answer<{
      data: DashboardOverview;
    }>;
    const published = (matches: (day: string) => boolean) =>
      articles.filter(({ frmTrsfNscvrgDt }) => matches(koreanDay(frmTrsfNscvrgDt))).length;
    const now = today();
    expect(body.data.figures).toEqual({
      todayCount: published((day) => day === now),
      yesterdayCount: articles.filter(
        ({ frmTrsfNscvrgDt: time }) =>
          koreanDay(time) === addDays(now, -1) && (time?.getTime() ?? 0) < Date.now() - 86_400_000,
      ).length,
      monthCount: published((day) => day.slice(0, 7) === now.slice(0, 7)),
      yearCount: published((day) => day.slice(0, 4) === now.slice(0, 4)),
      totalCount: articles.length,
    });
  });

  it('counts the rows of the lists behind its figures', async () => {
    const { body } = (await staff.get('/dashboard/statistics/article-list', period)) as Answer<{
      data: DashboardOverview;
    }>;
    const { figures } = body.data;
    const now = today();
    const since = async (startDate: string) =>
      (
        (await staff.get('/article-list', { startDate, endDate: now })).body as {
          totalRecords: number;
        }
      ).totalRecords;
    expect([figures.todayCount, figures.monthCount, figures.yearCount]).toEqual([
      await since(now),
      await since(`${now.slice(0, 7)}-01`),
      await since(`${now.slice(0, 4)}-01-01`),
    ]);
  });

  it('counts countries, classes and keywords as the lists behind them do', async () => {
    const { body } = (await staff.get('/dashboard/statistics/article-list', period)) as Answer<{
      data: DashboardOverview;
    }>;
    const { articleCount, nation, classification, keyword } = body.data;
    const listed = async (query: object) =>
      ((await staff.get('/article-list', { ...period, ...query })).body as { totalRecords: number })
        .totalRecords;
    expect(articleCount).toBe(await listed({}));
    for (const { key, count } of nation.slice(0, 5)) expect(await listed({ ntnId: key })).toBe(count);
    for (const { key, count } of classification.slice(0, 5))
      expect(await listed({ featExtrMclsf: key })).toBe(count);
    for (const { key, count } of keyword.slice(0, 5)) expect(await listed({ keyword: key })).toBe(count);
    expect(keyword.length).toBeGreaterThan(5);
    expect(keyword.length).toBeLessThanOrEqual(100);
  });

  it('counts the different keywords of its period, and sends the top ones', async () => {
    const wide = { ...period, startDate: addDays(today(), -29) };
    const { body } = (await staff.get('/dashboard/statistics/article-list', wide)) as Answer<{
      data: DashboardOverview;
    }>;
    const { keyword, keywordCount } = body.data;
    const ofPeriod = articles.filter(({ frmTrsfNscvrgDt }) => {
      const day = koreanDay(frmTrsfNscvrgDt);
      return day >= wide.startDate && day <= wide.endDate;
    });
    const different = new Set(ofPeriod.flatMap(keywordsOf));
    expect(keywordCount).toBe(different.size);
    expect(keywordCount).toBeGreaterThan(keyword.length);
  });

  it('requires a period', async () => {
    const answer = (await staff.get('/dashboard/statistics/article-list')) as Answer<ErrorBody>;
    expect([answer.status, answer.body.fields?.map(({ name }) => name)]).toEqual([
      400,
      ['startDate', 'endDate'],
    ]);
  });

  it('shows the time of the newest article', async () => {
    const newest = articles
      .map(({ regDt }) => regDt.toISOString())
      .toSorted()
      .at(-1);
    const { body } = (await staff.get('/dashboard/latest/time')) as Answer<{ data: { latestDt: string } }>;
    expect(body.data.latestDt).toBe(newest);
  });

  it('stores the layout of each user', async () => {
    const setngCn = { panels: ['map', 'ranking'], period: 'week' };
    const save = (value: unknown) =>
      staff.write('PUT', '/dashboard/user/saveSetting', { setngCn: value }) as Promise<Answer<ErrorBody>>;
    const kept = async (client = staff) =>
      ((await client.get('/dashboard/user/setting')).body as { data: { setngCn: unknown } }).data.setngCn;
    expect(await kept()).toBeNull();
    expect((await save(setngCn)).status).toBe(200);
    expect([await kept(), await kept(mission)]).toEqual([setngCn, null]);
    expect((await save('map')).status).toBe(400);
    expect((await save({ long: 'x'.repeat(30_000) })).body.message).toBe('설정값이 너무 깁니다.');
    expect(await kept()).toEqual(setngCn);
    expect((await save(null)).status).toBe(200);
    expect(await kept()).toBeNull();
  });
});
