import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '#generated/tables/index.ts';
import { sourceOf } from '../../crud/source.ts';
import { visibleRows } from '../../crud/where.ts';
import { db, reading } from '../../database/db.ts';
import { rows } from '../../database/rows.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';
import { factsWhere } from '../article/articleWhere.ts';
import { type ItemKind, itemKinds } from '../articleMemo/openKinds.ts';
import { isExact, isTermExact, itemTexts, type SearchPlan, satisfies } from './plan.ts';
import { excludedWhere, wantedWhere } from './planWhere.ts';
import type { SearchFound, SearchIndex, SearchRequest } from './searchIndex.ts';

/** Up to so many hits of the index are read, all of them, to say how many there are. */
const mostRead = 2_000;
/** Up to so many hits it is cheaper to find all and sort them than to meet a page of them on the way through time. */
const fewHits = 5_000;
/** Texts in memory at a time. */
const batch = 100;
/** Keys known ahead of their texts: all of few; of many, some, since each is met on a walk that costs time. */
const aheadOf = ({ isFew }: Candidates): number => (isFew ? mostRead : 4 * batch);
/** How long pages are looked through for texts that have the terms. */
const patienceMs = 2_000;

type Counts = Record<ItemKind, number>;

/**
 * The planner takes the arrays of tokens for small, as cheap to look into as a number: it would rather read every row
 * for a common word than the index. Looking into a row is said to cost what it does; the bitmaps of common words shall
 * fit. A statement ends after five seconds.
 */
const settings = [
  sql`set local enable_seqscan = off`,
  sql`set local cpu_operator_cost = 0.1`,
  sql`set local work_mem = '64MB'`,
  sql`set local statement_timeout = 5000`,
];

const countsOf = async (where: SQL | undefined): Promise<Counts> => {
  const counted = await db()
    .select({ kind: article.itemKnd, n: sql<number>`count(*)::int` })
    .from(article)
    .where(where)
    .groupBy(article.itemKnd);
  const of = (kind: ItemKind): number => Number(counted.find((one) => one.kind === kind)?.n ?? 0);
  return { article: of('article'), thinkTank: of('thinkTank'), sns: of('sns') };
};

const sumOf = (counts: Counts, kinds: readonly ItemKind[]): number =>
  kinds.reduce((sum, kind) => sum + counts[kind], 0);

/** Leaving out costs a look at every row; two counts along the index cost nothing of the kind. */
const countWithout = async (among: SQL | undefined, left: SQL | undefined): Promise<Counts> => {
  const all = await countsOf(among);
  if (!left) return all;
  const those = await countsOf(and(among, left));
  return Object.fromEntries(itemKinds.map((kind) => [kind, all[kind] - those[kind]])) as Counts;
};

/**
 * Keys of a page. Few hits are all found along their tokens and sorted; many are met soon on a walk through time, which
 * for few would go through the whole table.
 */
const idsWhere = async (where: SQL | undefined, page: { size: number; offset: number; isFew: boolean }) => {
  const order = sql`order by frm_trsf_nscvrg_dt desc nulls last, article_id desc limit ${page.size} offset ${page.offset}`;
  const hits = sql`select article_id, frm_trsf_nscvrg_dt from ${article} where ${where ?? sql`true`}`;
  const found = await rows(
    z.object({ article_id: z.number() }),
    page.isFew
      ? sql`with hits as materialized (${hits}) select article_id from hits ${order}`
      : sql`${hits} ${order}`,
  );
  return found.map(({ article_id }) => article_id);
};

interface Candidates {
  plan: SearchPlan;
  tiers: readonly (SQL | undefined)[];
  isFew: boolean;
}

/** Ids of the tiers one after the other, as if they were one list. */
const idsOf = async ({ tiers, isFew }: Candidates, size: number, offset: number): Promise<number[]> => {
  const ids: number[] = [];
  let skip = offset;
  for (const [index, tier] of tiers.entries()) {
    const found = await idsWhere(tier, { size: size - ids.length, offset: skip, isFew });
    ids.push(...found);
    if (ids.length === size || index === tiers.length - 1) break;
    const isWholeTier = found.length > 0 || skip === 0;
    const before = isWholeTier ? skip + found.length : sumOf(await countsOf(tier), itemKinds);
    skip = Math.max(0, skip - before);
  }
  return ids;
};

/** Of these items, in their order, those whose texts have what the plan asks for. */
const satisfying = async (
  plan: SearchPlan,
  ids: readonly number[],
): Promise<{ id: number; kind: ItemKind }[]> => {
  if (ids.length === 0) return [];
  const { articleId, itemKnd, kornTtl, lclanTtl, articleCn, articleTransCn, jrnlLclanNm, atchFileCn } =
    article;
  const items = await db()
    .select({ articleId, itemKnd, kornTtl, lclanTtl, articleCn, articleTransCn, jrnlLclanNm, atchFileCn })
    .from(article)
    .where(inArray(articleId, [...ids]));
  const byId = new Map(items.map((item) => [item.articleId, item]));
  return ids.flatMap((id) => {
    const item = byId.get(id);
    return item && satisfies(plan, itemTexts(item)) ? [{ id, kind: item.itemKnd as ItemKind }] : [];
  });
};

/** Goes through the candidates until `enough` of them have been found, or the time is over. */
const walk = async (
  candidates: Candidates,
  enough: number,
  deadline: number,
): Promise<{ found: { id: number; kind: ItemKind }[]; isComplete: boolean }> => {
  const found: { id: number; kind: ItemKind }[] = [];
  const ahead = aheadOf(candidates);
  let known: number[] = [];
  for (let read = 0; found.length < enough; read += batch) {
    if (Date.now() > deadline) return { found, isComplete: false };
    if (read % ahead === 0) known = await idsOf(candidates, ahead, read);
    const ids = known.slice(read % ahead, (read % ahead) + batch);
    found.push(...(await satisfying(candidates.plan, ids)));
    if (ids.length < batch) break;
  }
  return { found, isComplete: true };
};

const tiersOf = ({ plan, order }: SearchRequest, where: SQL | undefined): (SQL | undefined)[] => {
  const isInTitles = plan.fields.length === 0 || plan.fields.includes('title');
  const titled =
    order === 'accuracy' && plan.terms.length && isInTitles
      ? wantedWhere({ ...plan, fields: ['title'] })
      : undefined;
  return titled ? [and(where, titled), and(where, sql`(${titled}) is not true`)] : [where];
};

/** The search over the token columns of the items' own table, and their texts where tokens do not decide. */
export const databaseIndex = (catalogue: Catalogue, patience = patienceMs): SearchIndex => {
  const visible = (request: SearchRequest, kinds: readonly ItemKind[]): SQL | undefined =>
    or(...kinds.map((kind) => visibleRows(sourceOf(catalogue, entityOf(catalogue, kind)), request.caller))) ??
    sql`false`;

  const search = async (request: SearchRequest): Promise<SearchFound> => {
    const { plan, facts, kinds, shown, offset, size } = request;
    const wanted = and(wantedWhere(plan), factsWhere(facts));
    const counts = await countWithout(and(visible(request, kinds), wanted), excludedWhere(plan.excluded));
    const left = excludedWhere(plan.excluded.filter(isTermExact));
    const among = (some: readonly ItemKind[]) =>
      tiersOf(request, and(visible(request, some), wanted, left && sql`(${left}) is not true`));
    if (isExact(plan)) {
      const total = sumOf(counts, shown);
      const candidates = { plan, tiers: among(shown), isFew: total <= fewHits };
      const articleIds = total ? await idsOf(candidates, size, offset) : [];
      return { articleIds, counts, isCountExact: true, isComplete: true };
    }
    const deadline = Date.now() + patience;
    const isReadWhole = sumOf(counts, kinds) <= mostRead;
    const { found, isComplete } = await walk(
      { plan, tiers: among(isReadWhole ? kinds : shown), isFew: isReadWhole },
      isReadWhole ? Number.POSITIVE_INFINITY : offset + size,
      deadline,
    );
    const isCounted = isReadWhole && isComplete;
    const counted = (kind: ItemKind) =>
      isCounted ? found.filter((one) => one.kind === kind).length : counts[kind];
    return {
      articleIds: found
        .filter(({ kind }) => shown.includes(kind))
        .slice(offset, offset + size)
        .map(({ id }) => id),
      counts: { article: counted('article'), thinkTank: counted('thinkTank'), sns: counted('sns') },
      isCountExact: isCounted,
      isComplete,
    };
  };
  return { search: (request) => reading(settings, () => search(request)) };
};
