import { and, eq, type SQL, sql } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import { article } from '#generated/tables/index.ts';
import type { DashboardOverview } from '#generated/types/dashboardCalls.ts';
import { periodStarts } from '#server/kernel/clock/periodStarts.ts';
import { reader } from '#server/kernel/database/db.ts';
import type { ArticleQuery } from '#server/modules/search/index.ts';
import { keywordRanking, rankings } from '../statistics/counts.ts';
import { scopeOf } from '../statistics/scope.ts';

const { rankingSize, wordCloudSize } = constants.defaults.dashboard;
/** Every country, every class: there are no more of them. */
const everyOne = 250;
const day = 86_400_000;

const since = (from: Date, to: Date): SQL<number> =>
  sql<number>`count(*) filter (where ${article.frmTrsfNscvrgDt} >= ${from.toISOString()}::timestamptz
    and ${article.frmTrsfNscvrgDt} < ${to.toISOString()}::timestamptz)::int`;

/** How many articles were published today, yesterday until this time, this month, this year and in all; Korean days, as lists have them. */
const figures = async (now: Date): Promise<DashboardOverview['figures']> => {
  const { day: today, month, year, tomorrow } = periodStarts(now);
  const yesterday = new Date(today.getTime() - day);
  const [found] = await reader()
    .select({
      todayCount: since(today, tomorrow),
      // a day that has just begun is compared with as much of the day before
      yesterdayCount: since(yesterday, new Date(now.getTime() - day)),
      monthCount: since(month, tomorrow),
      yearCount: since(year, tomorrow),
      totalCount: sql<number>`count(*)::int`,
    })
    .from(article)
    .where(and(eq(article.delYn, 'N'), eq(article.itemKnd, 'article')));
  if (!found) throw new Error('A count has no row.');
  return found;
};

/** All that the panels of the dashboard draw of one period, read at once. */
export const overview = async (conditions: ArticleQuery, now = new Date()): Promise<DashboardOverview> => {
  const scope = await scopeOf('article', conditions);
  const { nation, classification } = await rankings(['nation', 'classification'], scope, {
    skip: 0,
    limit: everyOne,
  });
  const keyword = await keywordRanking(scope, { skip: 0, limit: Math.max(rankingSize, wordCloudSize) });
  return {
    figures: await figures(now),
    articleCount: nation.articles,
    nation: nation.lines,
    classification: classification.lines,
    keyword: keyword.lines,
  };
};

/** When the newest article was registered; null while there is none. */
export const latestTime = async (): Promise<string | null> => {
  const [found] = await reader()
    .select({ regDt: article.regDt })
    .from(article)
    .where(and(eq(article.itemKnd, 'article'), eq(article.delYn, 'N')))
    .orderBy(sql`${article.regDt} desc nulls last`)
    .limit(1);
  return found?.regDt.toISOString() ?? null;
};
