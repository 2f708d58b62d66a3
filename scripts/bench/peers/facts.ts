import pg from 'pg';
import { addDays, dayOf, dayStart, nextDayStart } from '#contract/days.ts';
import type { Facts } from './contender.ts';

/** Days of the list filtered by country. */
const month = 30;

/** Values for the requests: the most frequent country of the newest articles, and the last month. */
export const factsOf = async (databaseUrl: string): Promise<Facts> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const newest = await client.query<{ id: string; korn_ttl: string; ntn_id: string; at: Date }>(
      'select article_id id, korn_ttl, ntn_id, frm_trsf_nscvrg_dt at from article order by reg_dt desc, article_id desc limit 200',
    );
    const counts = Map.groupBy(newest.rows, ({ ntn_id }) => ntn_id);
    const [ntnId = ''] = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
    const last = Math.max(...newest.rows.map(({ at }) => at.getTime()));
    const endDate = dayOf(new Date(last).toISOString());
    const startDate = addDays(endDate, 1 - month);
    return {
      ntnId,
      startDate,
      endDate,
      from: dayStart(startDate).toISOString(),
      before: nextDayStart(endDate).toISOString(),
      articleIds: newest.rows.map(({ id }) => Number(id)),
      title: newest.rows[0]?.korn_ttl ?? '',
    };
  } finally {
    await client.end();
  }
};
