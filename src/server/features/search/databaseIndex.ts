import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { sourceOf } from '../../crud/source.ts';
import { visibleRows } from '../../crud/where.ts';
import { db, reading } from '../../database/db.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';
import { factsWhere } from '../article/articleWhere.ts';
import { type ItemKind, itemKinds } from '../articleMemo/openKinds.ts';
import { isExact, isTermExact, itemTexts, type SearchPlan, satisfies } from './plan.ts';
import { excludedWhere, wantedWhere } from './planWhere.ts';
import type { SearchFound, SearchIndex, SearchRequest } from './searchIndex.ts';

/** Up to so many hits of the index are read, all of them, to say how many there are. */
const mostRead = 2_000;
/** Texts in memory at a time. */
const batch = 100;
/** How long pages are looked through for texts that have the terms. */
const patienceMs = 2_000;

type Counts = Record<ItemKind, number>;

/**
 * The planner takes the arrays of tokens for small and would rather read the whole table for a common word; and the
 * bitmaps of common words shall fit. A statement ends after five seconds.
 */
const settings = [
  sql`set local enable_seqscan = off`,
  sql`set local work_mem = '64MB'`,
  sql`set local statement_timeout = 5000`,
];

const byTime = [sql`${article.frmTrsfNscvrgDt} desc nulls last`, sql`${article.articleId} desc`];

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

const idsWhere = async (where: SQL | undefined, size: number, offset: number): Promise<number[]> => {
  const found = await db()
    .select({ articleId: article.articleId })
    .from(article)
    .where(where)
    .orderBy(...byTime)
    .limit(size)
    .offset(offset);
  return found.map(({ articleId }) => articleId);
};

/** Ids of the tiers one after the other, as if they were one list. */
const idsOf = async (
  tiers: readonly (SQL | undefined)[],
  size: number,
  offset: number,
): Promise<number[]> => {
  const ids: number[] = [];
  let skip = offset;
  for (const [index, tier] of tiers.entries()) {
    const found = await idsWhere(tier, size - ids.length, skip);
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

interface Candidates {
  plan: SearchPlan;
  tiers: readonly (SQL | undefined)[];
}

/** Goes through the candidates until `enough` of them have been found, or the time is over. */
const walk = async (
  { plan, tiers }: Candidates,
  enough: number,
  deadline: number,
): Promise<{ found: { id: number; kind: ItemKind }[]; isComplete: boolean }> => {
  const found: { id: number; kind: ItemKind }[] = [];
  for (let offset = 0; found.length < enough; offset += batch) {
    if (Date.now() > deadline) return { found, isComplete: false };
    const ids = await idsOf(tiers, batch, offset);
    found.push(...(await satisfying(plan, ids)));
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
      const articleIds = sumOf(counts, shown) ? await idsOf(among(shown), size, offset) : [];
      return { articleIds, counts, isCountExact: true, isComplete: true };
    }
    const deadline = Date.now() + patience;
    const isReadWhole = sumOf(counts, kinds) <= mostRead;
    const { found, isComplete } = await walk(
      { plan, tiers: among(isReadWhole ? kinds : shown) },
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
