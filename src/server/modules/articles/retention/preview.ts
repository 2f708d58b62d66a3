import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article, media, nationCode } from '#generated/tables/index.ts';
import type { RetentionCount, RetentionPreview } from '#generated/types/retentionCalls.ts';
import { reader, reading } from '#server/kernel/database/db.ts';
import { row, rows } from '#server/kernel/database/rows.ts';
import { labelsOf } from '#server/modules/counts/index.ts';
import { protection, protections } from './protections.ts';
import { cutoff, meetsTerms, olderThan, type RuleTerms } from './ruleWhere.ts';

const shownKeys = 10;
const shownExamples = 10;
/** Above this number of articles a part of the table is counted, so that the statement ends in time. */
const maxCounted = 400_000;

const stored = z.object({ n: z.number() });

/** The part of the table, in percent, that is counted: all of it, unless the database knows of very many articles. */
const percentCounted = async (most: number): Promise<number> => {
  const { n } = await row(
    stored,
    sql`select reltuples::float8 as n from pg_class where oid = 'article'::regclass`,
  );
  return n > most ? (100 * most) / n : 100;
};

/** Months over which today's pace is measured. */
const paceMonths = 3;

const line = z.object({
  name: z.enum(['all', 'protection', 'year', 'nation', 'outlet']),
  key: z.string().nullable(),
  n: z.number(),
});

/**
 * All counts in one pass over the old articles: those that the rule would take, and per reason those it leaves.
 * @param percent of the table's pages, taken at random; the counts are those of the whole then, about
 */
const counted = async (where: SQL | undefined, percent: number) => {
  const found = await rows(
    line,
    sql`select case when grouping(reason) = 0 then 'protection' when grouping(year) = 0 then 'year'
        when grouping(nation) = 0 then 'nation' when grouping(outlet) = 0 then 'outlet' else 'all' end as name,
      coalesce(reason, year::text, nation, outlet::text) as key,
      case when grouping(reason) = 0 then count(*) else count(*) filter (where reason is null) end::int as n
    from (select ${protection} as reason, ${article.ntnId} as nation, ${article.mediaId} as outlet,
        extract(year from coalesce(${article.frmTrsfNscvrgDt}, ${article.regDt}) at time zone interval '9 hours')::int as year
      from ${article} ${percent < 100 ? sql`tablesample system (${sql.raw(percent.toFixed(3))})` : sql``}
      where ${where ?? sql`true`}) as old
    group by grouping sets ((), (reason), (year), (nation), (outlet))`,
  );
  return found.map((one) => ({ ...one, n: Math.round((one.n * 100) / percent) }));
};

const pace = z.object({ soon: z.number(), lately: z.number() });

const examplesOf = (where: SQL | undefined) =>
  reader()
    .select({
      articleId: article.articleId,
      ttl: sql<string | null>`coalesce(${article.kornTtl}, ${article.lclanTtl})`,
      mediaNm: sql<string | null>`coalesce(${media.mediaKornNm}, ${media.mediaLclanNm})`,
      ntnNm: nationCode.ntnNm,
      frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
      regDt: article.regDt,
    })
    .from(article)
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .leftJoin(nationCode, eq(nationCode.ntnId, article.ntnId))
    .where(where)
    .orderBy(sql`${article.frmTrsfNscvrgDt} desc nulls last`, sql`${article.articleId} desc nulls last`)
    .limit(shownExamples);

const withLabels = async (
  dimension: 'nation' | 'media',
  found: readonly z.output<typeof line>[],
): Promise<RetentionCount[]> => {
  const first = found
    .filter(({ n }) => n > 0)
    .toSorted((one, other) => other.n - one.n || Number(one.key) - Number(other.key))
    .slice(0, shownKeys);
  const labels = await labelsOf(
    dimension,
    first.flatMap(({ key }) => key ?? []),
  );
  return first.map(({ key, n }) => ({
    key,
    label: key === null ? '없음' : (labels.get(key) ?? key),
    count: n,
  }));
};

/**
 * What a rule would do now: nothing is changed.
 * @param most articles that are counted one by one; where there are more, a part is counted
 */
export const previewOf = (
  terms: RuleTerms,
  { baseDt = new Date(), most = maxCounted }: { baseDt?: Date; most?: number } = {},
): Promise<RetentionPreview> =>
  reading({ work_mem: '64MB' }, async () => {
    const percent = await percentCounted(most);
    const own = meetsTerms(terms);
    const old = and(own, olderThan(cutoff(terms, baseDt)));
    const found = await counted(old, percent);
    const named = (name: string) => found.filter((one) => one.name === name);
    const [all] = named('all');
    const left = new Map(named('protection').map(({ key, n }) => [key, n]));
    const examples = await examplesOf(and(old, isNull(sql`(${protection})`)));
    const countWithin = (from: SQL, until: SQL) =>
      sql`(select count(*) from ${article} where ${and(own, olderThan(until), not(olderThan(from)))})::int`;
    const { soon, lately } = await row(
      pace,
      sql`select ${countWithin(cutoff(terms, baseDt), cutoff(terms, baseDt, 1))} as soon,
        ${countWithin(cutoff({ ...terms, monCnt: paceMonths }, baseDt), sql`${baseDt.toISOString()}::timestamptz`)} as lately`,
    );
    const protectedCounts = protections.flatMap(({ key, label }) => {
      const count = left.get(key) ?? 0;
      return count ? [{ key, label, count }] : [];
    });
    return {
      baseDt: baseDt.toISOString(),
      exactYn: percent < 100 ? 'N' : 'Y',
      count: all?.n ?? 0,
      protectedCnt: protectedCounts.reduce((sum, { count }) => sum + count, 0),
      protections: protectedCounts,
      years: named('year')
        .filter(({ n }) => n > 0)
        .toSorted((one, other) => Number(other.key) - Number(one.key))
        .map(({ key, n }) => ({ key, label: `${key ?? ''}년`, count: n })),
      nations: await withLabels('nation', named('nation')),
      outlets: await withLabels('media', named('outlet')),
      examples: examples.map(({ frmTrsfNscvrgDt, regDt, ...one }) => ({
        ...one,
        rprtDt: (frmTrsfNscvrgDt ?? regDt).toISOString(),
      })),
      nextMonthCnt: soon,
      monthlyCnt: Math.round(lately / paceMonths),
    };
  });
