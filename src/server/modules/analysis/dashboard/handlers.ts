import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { currentDatabase } from '#server/kernel/database/db.ts';
import { keepSetting, keptSetting } from '#server/modules/platform/index.ts';
import { readStatisticsQuery } from '../statistics/statisticsQuery.ts';
import { latestTime, overview } from './overview.ts';

type Ids = Extract<keyof Calls, `${string} /dashboard/${string}`>;

const settingName = 'dashboard';
const freshFor = 60_000;
const maxKept = 50;

type Kept = Map<string, { at: number; answer: ReturnType<typeof overview> }>;
const lately = new WeakMap<Database, Kept>();

/** The same question within a minute has the same answer: everybody's day begins with this page. */
const recently = (question: string, ask: () => ReturnType<typeof overview>): ReturnType<typeof overview> => {
  const database = currentDatabase();
  const kept = lately.get(database) ?? new Map();
  lately.set(database, kept);
  const known = kept.get(question);
  if (known && Date.now() - known.at < freshFor) return known.answer;
  const answer = ask();
  kept.delete(question);
  kept.set(question, { at: Date.now(), answer });
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  answer.catch(() => kept.delete(question));
  return answer;
};

/** What the first page shows, and how each person has arranged it. */
export const dashboardHandlers: { [Id in Ids]: Handler<Id> } = {
  'GET /dashboard/statistics/article-list': async ({ query }) => {
    const { conditions } = readStatisticsQuery(query, 'article', 1);
    return { data: await recently(JSON.stringify(conditions), () => overview(conditions)) };
  },
  'GET /dashboard/latest/time': async () => ({ data: { latestDt: await latestTime() } }),
  'GET /dashboard/user/setting': async ({ caller }) => ({
    data: { setngCn: await keptSetting(caller, settingName) },
  }),
  'PUT /dashboard/user/saveSetting': async ({ body: { setngCn }, caller }) => ({
    data: { setngCn: await keepSetting(caller, settingName, setngCn) },
  }),
};
