import { and, eq, type SQL, sql } from 'drizzle-orm';
import { conditionConstants } from '#contract/conditionConstants.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article } from '#generated/tables/index.ts';
import type { DashboardOverview } from '#generated/types/dashboardCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { periodStarts } from '#server/kernel/clock/periodStarts.ts';
import { isStored } from '#server/kernel/crud/archived.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { currentDatabase, reader } from '#server/kernel/database/db.ts';
import { readSetting, writeSetting } from '#server/modules/platform/index.ts';
import { type ArticleQuery, scopeOf } from '#server/modules/search/index.ts';
import { keywordRanking, rankings } from '../counts.ts';
import { readStatisticsQuery } from '../statisticsQuery.ts';

const { rankingSize, wordCloudSize } = conditionConstants.defaults.dashboard;
/** Maximum number of countries or classes; there are fewer. */
const maxKeys = 250;
const day = 86_400_000;

const since = (from: Date, to: Date): SQL<number> =>
  sql<number>`count(*) filter (where ${article.frmTrsfNscvrgDt} >= ${from.toISOString()}::timestamptz
    and ${article.frmTrsfNscvrgDt} < ${to.toISOString()}::timestamptz)::int`;

/**
 * Number of articles published today, yesterday until this time, this month, this year and in all; Korean days, as in
 * the lists.
 */
const figures = async (now: Date): Promise<DashboardOverview['figures']> => {
  const { day: today, month, year, tomorrow } = periodStarts(now);
  const yesterday = new Date(today.getTime() - day);
  const [found] = await reader()
    .select({
      todayCount: since(today, tomorrow),
      // compare with the same part of the day before
      yesterdayCount: since(yesterday, new Date(now.getTime() - day)),
      monthCount: since(month, tomorrow),
      yearCount: since(year, tomorrow),
      totalCount: sql<number>`count(*)::int`,
    })
    .from(article)
    .where(and(isStored(article.delYn), eq(article.itemKnd, 'article')));
  if (!found) throw new Error('A count has no row.');
  return found;
};

/** The data of all dashboard panels for one period, read at once. */
const overview = async (conditions: ArticleQuery, now = new Date()): Promise<DashboardOverview> => {
  const scope = await scopeOf('article', conditions);
  const { nation, classification } = await rankings(['nation', 'classification'], scope, {
    skip: 0,
    limit: maxKeys,
  });
  const keyword = await keywordRanking(scope, { skip: 0, limit: Math.max(rankingSize, wordCloudSize) });
  return {
    figures: await figures(now),
    articleCount: nation.articles,
    nation: nation.lines,
    classification: classification.lines,
    keyword: keyword.lines,
    keywordCount: keyword.keys,
  };
};

/** Registration time of the newest article; null if there is none. */
const latestTime = async (): Promise<string | null> => {
  const [found] = await reader()
    .select({ regDt: article.regDt })
    .from(article)
    .where(and(eq(article.itemKnd, 'article'), eq(article.delYn, 'N')))
    .orderBy(sql`${article.regDt} desc nulls last`)
    .limit(1);
  return found?.regDt.toISOString() ?? null;
};

type Ids = Extract<keyof Calls, `${string} /dashboard/${string}`>;

const settingName = 'dashboard';
const freshFor = 60_000;
const maxKept = 50;

type Kept = Map<string, { at: number; answer: ReturnType<typeof overview> }>;
const lately = new WeakMap<Database, Kept>();

/** Cached for a minute per query: every user's day begins with this page. */
const recently = (question: string, ask: () => ReturnType<typeof overview>): ReturnType<typeof overview> => {
  const database = currentDatabase();
  const kept = lately.get(database) ?? new Map();
  lately.set(database, kept);
  const known = kept.get(question);
  if (known && performance.now() - known.at < freshFor) return known.answer;
  const answer = ask();
  kept.delete(question);
  kept.set(question, { at: performance.now(), answer });
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  answer.catch(() => kept.delete(question));
  return answer;
};

/** Endpoints of the dashboard and of each user's arrangement of it. */
export const dashboardHandlers: { [Id in Ids]: Handler<Id> } = {
  'GET /dashboard/statistics/article-list': async ({ query }) => {
    const { conditions } = await readStatisticsQuery(query, 'article', 1);
    return { data: await recently(JSON.stringify(conditions), () => overview(conditions)) };
  },
  'GET /dashboard/latest/time': async () => ({ data: { latestDt: await latestTime() } }),
  'GET /dashboard/user/setting': async ({ caller }) => ({
    data: { setngCn: await readSetting(caller, settingName) },
  }),
  'PUT /dashboard/user/saveSetting': async ({ body: { setngCn }, caller }) => ({
    data: { setngCn: await writeSetting(caller, settingName, setngCn) },
  }),
};
