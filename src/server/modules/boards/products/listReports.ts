import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { constants } from '#contract/constants.ts';
import { briefingPath } from '#contract/dailyBriefing.ts';
import { dayStart, isDay, nextDayStart } from '#contract/days.ts';
import { isPageSize, type ListAnswer } from '#contract/list.ts';
import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { boardPost, dailyBriefing, menu } from '#generated/tables/index.ts';
import type { ReportItem } from '#generated/types/boardPostCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { containing } from '#server/kernel/crud/where.ts';
import { reader } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { mayReadBriefings } from '#server/modules/briefing/index.ts';
import { boardMenusOpenTo } from '../policies/boardPosts.ts';

type Query = Calls['GET /report-list']['query'];

/** Posts of the boards that the caller may read, if the caller's address is allowed. */
const productPosts = (caller: Caller, { menuId, ttl, startDate, endDate }: Query) => {
  const open = caller.rights.ipYn === 'Y' ? boardMenusOpenTo(caller, 'menu:read') : [];
  const menus = menuId ? open.filter((one) => one === menuId) : open;
  return reader()
    .select({
      kind: sql<string>`'product'`.as('kind'),
      key: sql<number>`${boardPost.pstId}`.mapWith(Number).as('report_key'),
      ttl: boardPost.ttl,
      menuId: menu.menuId,
      menuNm: menu.menuNm,
      menuUrl: menu.url,
      rgtrNm: boardPost.rgtrNm,
      regDt: boardPost.regDt,
    })
    .from(boardPost)
    .innerJoin(menu, eq(menu.menuId, boardPost.menuId))
    .where(
      and(
        eq(boardPost.delYn, 'N'),
        menus.length ? inArray(boardPost.menuId, menus) : sql`false`,
        ttl?.trim() ? containing(boardPost.ttlFold, ttl) : undefined,
        startDate ? gte(boardPost.regDt, dayStart(startDate)) : undefined,
        endDate ? lt(boardPost.regDt, nextDayStart(endDate)) : undefined,
      ),
    );
};

type Reports = ReturnType<typeof productPosts>;

/** Published editions of the daily briefing, if the caller may read them. Their time is that of their publication. */
const briefings = (caller: Caller, { menuId, ttl, startDate, endDate }: Query): Reports => {
  const at = dailyBriefing.pblcnDt;
  return reader()
    .select({
      kind: sql<string>`'briefing'`.as('kind'),
      key: sql<number>`${dailyBriefing.brfgId}`.mapWith(Number).as('report_key'),
      ttl: dailyBriefing.ttl,
      menuId: menu.menuId,
      menuNm: menu.menuNm,
      menuUrl: menu.url,
      rgtrNm: dailyBriefing.rgtrNm,
      regDt: at,
    })
    .from(dailyBriefing)
    .innerJoin(menu, eq(menu.url, briefingPath))
    .where(
      and(
        eq(dailyBriefing.delYn, 'N'),
        eq(menu.delYn, 'N'),
        eq(dailyBriefing.sttsCd, 'PUBLISHED'),
        mayReadBriefings(caller) ? undefined : sql`false`,
        menuId ? eq(menu.menuId, menuId) : undefined,
        ttl?.trim() ? containing(dailyBriefing.ttlFold, ttl) : undefined,
        startDate ? gte(at, dayStart(startDate)) : undefined,
        endDate ? lt(at, nextDayStart(endDate)) : undefined,
      ),
      // the same columns, from other tables and joins: drizzle's query type depends on these too
    ) as unknown as Reports;
};

/** Sources of reports by kind: a further kind is one more query with these columns. */
const sources: ReadonlyMap<string, (caller: Caller, query: Query) => Reports> = new Map([
  ['product', productPosts],
  ['briefing', briefings],
]);

const problemsOf = ({ kind, startDate, endDate, page, size }: Query): FormProblem[] => {
  const isWrongDay = (day: string | null | undefined) => Boolean(day) && !isDay(day as string);
  return [
    ...(kind && !sources.has(kind) ? [invalid('kind', '종류')] : []),
    ...(isWrongDay(startDate) ? [invalid('startDate', '시작일')] : []),
    ...(isWrongDay(endDate) ? [invalid('endDate', '종료일')] : []),
    ...(startDate && endDate && startDate > endDate
      ? [invalid('startDate', '시작일', messages.dateRange.reversed)]
      : []),
    ...(typeof page === 'number' && page < constants.pageStart ? [invalid('page', '쪽')] : []),
    ...(typeof size === 'number' && !isPageSize(size) ? [invalid('size', '쪽 크기')] : []),
  ];
};

/** The union of the queries. Drizzle gives a union another type, which reads and sorts like the queries. */
const unionOf = ([first, second, ...rest]: Reports[]): Reports =>
  first && second ? (unionAll(first, second, ...rest) as unknown as Reports) : (first as Reports);

/** The reports that the caller may read, latest first. @throws Failure 400 with every problem of the query */
export const listReports = async (caller: Caller, query: Query): Promise<ListAnswer<ReportItem>> => {
  const problems = problemsOf(query);
  if (problems.length) throw validationFailure(problems);
  const page = query.page ?? constants.pageStart;
  const size = query.size ?? constants.pageSizeDefault;
  const requested = [...sources].filter(([kind]) => !query.kind || kind === query.kind);
  const reports = unionOf(requested.map(([, source]) => source(caller, query))).as('report');
  const rows = await reader()
    .select()
    .from(reports)
    .orderBy(desc(reports.regDt), desc(reports.key))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = (await reader()
    .select({ n: count() as SQL<number> })
    .from(reports)) as { n: number }[];
  return {
    data: rows.map((row) => ({ ...row, regDt: row.regDt.toISOString() })),
    totalRecords: Number(total?.n ?? 0),
    page,
    size,
  };
};
