import { and, inArray, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { sourceOf } from '../../../crud/source.ts';
import { visibleRows } from '../../../crud/where.ts';
import { reading } from '../../../database/db.ts';
import { type Catalogue, entityOf } from '../../../operations/catalogue.ts';
import { factsWhere } from '../../article/articleWhere.ts';
import type { ItemKind } from '../../articleMemo/openKinds.ts';
import { choosable, chosenBy, countFacets, type FacetName, facetNames, noCounts, unitOf } from '../facets.ts';
import { isExact, isTermExact } from '../plan.ts';
import { type ByKind, type Counts, narrowed, sumOf } from './byKind.ts';
import { countFacetsOf, countPlan, countsOf, countToCap } from './countHits.ts';
import { aheadOf, type Candidates, cappedAt, fewHits, idsOf, type Tier } from './hitIds.ts';
import { excludedWhere, wantedWhere } from './planWhere.ts';
import { batch, mostRead, type Satisfied, satisfying } from './satisfying.ts';
import type { FacetRequest, FacetsFound, SearchFound, SearchIndex, SearchRequest } from './searchIndex.ts';
import { searchSettings } from './searchSettings.ts';

/** How long pages are looked through for texts that have the terms. */
const patienceMs = 2_000;

/** Goes through the candidates until `enough` of them have been found, or the time is over. */
const walk = async (candidates: Candidates, enough: number, deadline: number): Promise<Satisfied> => {
  const found: Satisfied['found'] = [];
  const ahead = aheadOf(candidates);
  let known: number[] = [];
  for (let read = 0; found.length < enough; read += batch) {
    if (Date.now() > deadline) return { found, isComplete: false };
    if (read % ahead === 0) known = await idsOf(candidates, ahead, read);
    const ids = known.slice(read % ahead, (read % ahead) + batch);
    const some = await satisfying(candidates.plan, ids, deadline);
    found.push(...some.found);
    if (!some.isComplete) return { found, isComplete: false };
    if (ids.length < batch) break;
  }
  return { found, isComplete: true };
};

/** The search over the token columns of the items' own table, and their texts where tokens do not decide. */
export const databaseIndex = (
  catalogue: Catalogue,
  { patience = patienceMs, capOf = cappedAt }: { patience?: number; capOf?: (depth: number) => number } = {},
): SearchIndex => {
  /** Everything but the words. */
  const beside = (request: FacetRequest, kinds: readonly ItemKind[]): ByKind =>
    kinds.map((kind) => ({
      kind,
      where: and(
        visibleRows(sourceOf(catalogue, entityOf(catalogue, kind)), request.caller),
        factsWhere(request.facts),
      ),
    }));

  /** The same without what the index alone leaves out. */
  const remaining = (request: FacetRequest, kinds: readonly ItemKind[]): ByKind => {
    const left = excludedWhere(request.plan.excluded.filter(isTermExact));
    return narrowed(beside(request, kinds), left && sql`(${left}) is not true`);
  };

  const countWanted = (request: FacetRequest, kinds: readonly ItemKind[], most?: number): Promise<Counts> => {
    const base = beside(request, kinds);
    return most === undefined ? countPlan(request.plan, base) : countToCap(request.plan, base, most);
  };

  /** What names the terms in its titles has them: to ask for both would unpack every row for nothing. */
  const tiersOf = async (
    request: SearchRequest,
    some: readonly ItemKind[],
    isFew: boolean,
  ): Promise<Tier[]> => {
    const { plan, order, offset, size } = request;
    const few = fewHits(offset + size);
    const base = remaining(request, some);
    const wanted = wantedWhere(plan);
    const isInTitles = plan.fields.length === 0 || plan.fields.includes('title');
    const titled =
      order === 'accuracy' && plan.terms.length && isInTitles
        ? wantedWhere({ ...plan, fields: ['title'] })
        : undefined;
    if (!titled) return [{ some: narrowed(base, wanted), isFew }];
    // few titles have what many texts have
    const inTitles = isFew
      ? 0
      : sumOf(await countsOf(narrowed(beside(request, some), titled), few + 1), some);
    return [
      { some: narrowed(base, titled), isFew: inTitles <= few },
      { some: narrowed(base, wanted, sql`(${titled}) is not true`), isFew },
    ];
  };

  const search = async (request: SearchRequest): Promise<SearchFound> => {
    const { plan, kinds, shown, offset, size, total } = request;
    const isPageAsked = total !== 'only';
    const few = fewHits(offset + size);
    const most = total === 'capped' ? capOf(offset + size) : undefined;
    const counts = await countWanted(request, kinds, most);
    const isWhole = most === undefined || kinds.every((kind) => counts[kind] <= most);
    if (isExact(plan)) {
      const sum = sumOf(counts, shown);
      const tiers = sum && isPageAsked ? await tiersOf(request, shown, sum <= few) : [];
      const articleIds = await idsOf({ plan, tiers }, size, offset);
      return { articleIds, counts, isCountExact: isWhole, isComplete: true };
    }
    const deadline = Date.now() + patience;
    const isReadWhole = sumOf(counts, kinds) <= mostRead;
    if (!isReadWhole && !isPageAsked)
      return { articleIds: [], counts, isCountExact: false, isComplete: true };
    const { found, isComplete } = await walk(
      { plan, tiers: await tiersOf(request, isReadWhole ? kinds : shown, isReadWhole) },
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

  /** Counts by some facets: along the index where it decides, of the items themselves where they are few. */
  const countSome = async (request: FacetRequest, names: readonly FacetName[], deadline: number) => {
    const { plan, facts, shown } = request;
    const unit = unitOf(facts);
    const indexed = () => countFacetsOf(plan, beside(request, shown), names, unit);
    if (isExact(plan)) return { counts: await indexed(), isExact: true };
    const isReadWhole = sumOf(await countWanted(request, shown), shown) <= mostRead;
    const { found, isComplete } = isReadWhole
      ? await walk(
          { plan, tiers: [{ some: narrowed(remaining(request, shown), wantedWhere(plan)), isFew: true }] },
          Number.POSITIVE_INFINITY,
          deadline,
        )
      : { found: [], isComplete: false };
    if (!isComplete) return { counts: await indexed(), isExact: false };
    const ids = found.map(({ id }) => id);
    const those = ids.length ? inArray(article.articleId, ids) : sql`false`;
    return { counts: await countFacets(those, names, unit), isExact: true };
  };

  const facets = async (request: FacetRequest): Promise<FacetsFound> => {
    const { facts } = request;
    const chosen = choosable.filter((name) => facts[chosenBy[name]].length > 0);
    const asked = [
      { facts, names: facetNames.filter((name) => !chosen.includes(name as never)) },
      // beside what is chosen stand its alternatives
      ...chosen.map((name) => ({ facts: { ...facts, [chosenBy[name]]: [] }, names: [name] })),
    ];
    const found: FacetsFound = { counts: noCounts(), isExact: true };
    const deadline = Date.now() + patience;
    for (const one of asked) {
      const { counts, isExact: isOneExact } = await countSome(
        { ...request, facts: one.facts },
        one.names,
        deadline,
      );
      Object.assign(found.counts, counts);
      found.isExact &&= isOneExact;
    }
    return found;
  };

  return {
    search: (request) => reading(searchSettings, () => search(request)),
    facets: (request) => reading(searchSettings, () => facets(request)),
  };
};
