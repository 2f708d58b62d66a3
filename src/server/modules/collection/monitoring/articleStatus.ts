import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayStart, today } from '#contract/days.ts';
import { monthFields } from '#contract/monthFields.ts';
import type { ArticleStatus } from '#generated/types/monitoringCalls.ts';
import { rows } from '#server/kernel/database/rows.ts';

export interface StatusQuery {
  /** Year in Korean time; the current year if absent. */
  year?: number | undefined;
  /** Y: only articles whose features were extracted without an error. */
  extrYn?: 'Y' | 'N' | undefined;
}

const perMonth = z.object({
  key: z.string().nullable(),
  name: z.string().nullable(),
  month: z.number(),
  n: z.number(),
});

/** Automatically collected articles belong to no group. */
const byItself = { key: 'SYSTEM', name: '자동 수집' };

const thisYear = (): number => Number(today().slice(0, 4));

const counted = ({ year = thisYear(), extrYn }: StatusQuery, key: SQL, name: SQL, join: SQL) => {
  const [from, to] = [dayStart(`${year}-01-01`), dayStart(`${year + 1}-01-01`)];
  const extracted = extrYn === 'Y' ? sql`and a.feat_extr is not null and a.feat_extr_err_yn = 'N'` : sql``;
  return rows(
    perMonth,
    sql`select ${key} as key, ${name} as name,
        extract(month from a.reg_dt at time zone 'Asia/Seoul')::int as month, count(*)::int as n
      from article a ${join}
      where a.del_yn = 'N' and a.item_knd = 'article'
        and a.reg_dt >= ${from.toISOString()}::timestamptz and a.reg_dt < ${to.toISOString()}::timestamptz ${extracted}
      group by 1, 2, 3`,
  );
};

const empty = Object.fromEntries(monthFields.map((month) => [month, 0])) as Record<
  (typeof monthFields)[number],
  number
>;

const table = (
  found: z.infer<typeof perMonth>[],
  known: readonly { key: string; name: string }[],
  extrYn: 'Y' | 'N',
): ArticleStatus[] => {
  const lines = new Map(
    known.map(({ key, name }) => [key, { key, userGroup: name, ...empty, totalYear: 0, extrYn }]),
  );
  for (const { key, name, month, n } of found) {
    const id = key ?? byItself.key;
    const line = lines.get(id) ?? {
      key: id,
      userGroup: name ?? byItself.name,
      ...empty,
      totalYear: 0,
      extrYn,
    };
    const field = monthFields[month - 1];
    if (field) line[field] += n;
    line.totalYear += n;
    lines.set(id, line);
  }
  return [...lines.values()];
};

const groupNames = () =>
  rows(
    z.object({ key: z.string(), name: z.string() }),
    sql`select group_cd as key, group_nm as name from user_group where del_yn = 'N' and group_cd is not null order by group_nm`,
  );

/**
 * Articles per user group and Korean month; every group has a row, and automatically collected articles have their own.
 */
export const statusByGroup = async (query: StatusQuery): Promise<ArticleStatus[]> => {
  const found = await counted(
    query,
    sql`g.group_cd`,
    sql`g.group_nm`,
    sql`left join user_group g on g.group_cd = a.user_group_cd`,
  );
  return table(found, [...(await groupNames()), byItself], query.extrYn ?? 'N');
};

/** Articles per country and Korean month, the country with the most articles first. */
export const statusByNation = async (query: StatusQuery): Promise<ArticleStatus[]> => {
  const found = await counted(
    query,
    sql`a.ntn_id`,
    sql`n.ntn_nm`,
    sql`left join nation_code n on n.ntn_id = a.ntn_id`,
  );
  const lines = table(found, [], query.extrYn ?? 'N').map((line) =>
    line.key === byItself.key ? { ...line, key: 'NONE', userGroup: '국가 미상' } : line,
  );
  return lines.sort((a, b) => b.totalYear - a.totalYear || (a.key < b.key ? -1 : 1));
};
