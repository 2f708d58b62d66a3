import { and, inArray, sql } from 'drizzle-orm';
import { countCap } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import { sourceOf } from '../../../crud/source.ts';
import { visibleRows } from '../../../crud/where.ts';
import { reading } from '../../../database/db.ts';
import { type Catalogue, entityOf } from '../../../operations/catalogue.ts';
import { factsWhere } from '../../article/articleWhere.ts';
import type { ItemKind } from '../../articleMemo/openKinds.ts';
import { choosable, chosenBy, countFacets, type FacetName, facetNames, noCounts, unitOf } from '../facets.ts';
import { isExact, isTermExact, type SearchPlan } from '../plan.ts';
import type { Lead } from './alongWords.ts';
import { type ByKind, type Counts, narrowed, type OfKind, ofEach, sumOf } from './byKind.ts';
import { type Base, countFacetsOf, countOnce, countPlan, countToCap } from './countHits.ts';
import { factsBehindWords, type LookedInto } from './factsBehindWords.ts';
import { type Candidates, cappedAt, fewHits, idsOf, type Tier } from './hitIds.ts';
import { inTitles, narrowerPlans } from './narrowerPlans.ts';
import { excludedWhere, wantedWhere } from './planWhere.ts';
import { batch, mostRead, type Satisfied, satisfying } from './satisfying.ts';
import type { FacetRequest, FacetsFound, SearchFound, SearchIndex, SearchRequest } from './searchIndex.ts';
import { searchSettings } from './searchSettings.ts';

/** How long pages are looked through for texts that have the terms. */
const patienceMs = 2_000;

/**
 * Goes through the candidates until `enough` of them have been found, or the time is over. Keys are known ahead of their
 * texts: all where all are read; else few at first, since each is met on a walk that costs time.
 */
const walk = async (candidates: Candidates, enough: number, deadline: number): Promise<Satisfied> => {
  const found: Satisfied['found'] = [];
  const isAll = enough === Number.POSITIVE_INFINITY;
  for (let read = 0; found.length < enough; ) {
    const ahead = isAll ? mostRead : read === 0 ? batch : 4 * batch;
    const known = await idsOf(candidates, ahead, read);
    for (let at = 0; at < known.length && found.length < enough; at += batch) {
      if (Date.now() > deadline) return { found, isComplete: false };
      const some = await satisfying(candidates.plan, known.slice(at, at + batch), deadline);
      found.push(...some.found);
      if (!some.isComplete) return { found, isComplete: false };
    }
    if (known.length < ahead) break;
    read += ahead;
  }
  return { found, isComplete: true };
};

interface Settings {
  /** How long pages are looked through, in ms. */
  patience?: number;
  /** How far hits are counted for a page that ends at this depth. */
  capOf?: (depth: number) => number;
  /** Rows that are looked into for words before the words lead. */
  lookedInto?: LookedInto;
}

/** The search over the token columns of the items' own table, and their texts where tokens do not decide. */
export const databaseIndex = (
  catalogue: Catalogue,
  { patience = patienceMs, capOf = cappedAt, lookedInto }: Settings = {},
): SearchIndex => {
  const visible = (kind: ItemKind, { caller }: FacetRequest) =>
    visibleRows(sourceOf(catalogue, entityOf(catalogue, kind)), caller);

  /** Everything but the words. */
  const beside = (request: FacetRequest, kinds: readonly ItemKind[]): ByKind =>
    kinds.map((kind) => ({ kind, where: and(visible(kind, request), factsWhere(request.facts)) }));

  /** The same for whoever counts all of it. */
  const besideAll = async (request: FacetRequest, kinds: readonly ItemKind[]): Promise<Base> => {
    const facts = factsWhere(request.facts);
    if (!facts) return { some: beside(request, kinds), lead: { withWords: 'words', without: 'nothing' } };
    const some: OfKind[] = [];
    let withWords: Lead = 'words';
    for (const kind of kinds) {
      const own = visible(kind, request);
      const { facts: asked, areBehind } = await factsBehindWords(own, facts, lookedInto);
      some.push({ kind, where: and(own, asked) });
      if (!areBehind) withWords = 'any';
    }
    return { some, lead: { withWords, without: 'facts' } };
  };

  /** The same without what the index alone leaves out. */
  const remaining = (request: FacetRequest, kinds: readonly ItemKind[]): ByKind => {
    const left = excludedWhere(request.plan.excluded.filter(isTermExact));
    return narrowed(beside(request, kinds), left && sql`(${left}) is not true`);
  };

  const countAll = async (request: FacetRequest, kinds: readonly ItemKind[]): Promise<Counts> =>
    countPlan(request.plan, await besideAll(request, kinds));

  /** What names the terms in its titles has them: to ask for both would unpack every row for nothing. */
  const tiersOf = (
    request: SearchRequest,
    some: readonly ItemKind[],
    areFew: (plan: SearchPlan) => Promise<boolean>,
  ): Tier[] => {
    const { plan, order } = request;
    const base = remaining(request, some);
    const wanted = wantedWhere(plan);
    const isFew = () => areFew(plan);
    const titled = order === 'accuracy' ? inTitles(plan) : undefined;
    if (!titled) return [{ some: narrowed(base, wanted), isFew }];
    const titles = wantedWhere(titled);
    return [
      { some: narrowed(base, titles), isFew: () => areFew({ ...titled, excluded: [] }) },
      { some: narrowed(base, wanted, sql`(${titles}) is not true`), isFew },
    ];
  };

  const search = async (request: SearchRequest): Promise<SearchFound> => {
    const { plan, kinds, shown, order, offset, size, total } = request;
    const isPageAsked = total !== 'only';
    const few = fewHits(offset + size);
    const base = beside(request, kinds);
    const count = countOnce();
    const hasTitles = order === 'accuracy' && inTitles(plan) !== undefined;
    // a page of titles asks how many titles there are, not how many texts
    const most = total === 'capped' ? capOf(hasTitles ? size : offset + size) : undefined;
    const isPlain = factsWhere(request.facts) === undefined;
    const counts =
      most === undefined
        ? await countAll(request, kinds)
        : await countToCap(count, most, plan, base, most <= countCap ? narrowerPlans(plan, isPlain) : []);
    const isWhole = most === undefined || kinds.every((kind) => counts[kind] <= most);
    const areFew = async (part: SearchPlan): Promise<boolean> => {
      if (isWhole && sumOf(counts, shown) <= few) return true;
      if (part === plan && (isWhole || most >= few)) return false;
      const ofShown = base.filter(({ kind }) => shown.includes(kind));
      return sumOf(await ofEach(ofShown, (one) => count(few, part, one)), shown) <= few;
    };
    if (isExact(plan)) {
      const sum = sumOf(counts, shown);
      const tiers = sum && isPageAsked ? tiersOf(request, shown, areFew) : [];
      const articleIds = await idsOf({ plan, tiers }, size, offset);
      return { articleIds, counts, isCountExact: isWhole, isComplete: true };
    }
    const deadline = Date.now() + patience;
    const isReadWhole = sumOf(counts, kinds) <= mostRead;
    if (!isReadWhole && !isPageAsked)
      return { articleIds: [], counts, isCountExact: false, isComplete: true };
    const { found, isComplete } = await walk(
      { plan, tiers: tiersOf(request, isReadWhole ? kinds : shown, areFew) },
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
    const indexed = async () => countFacetsOf(plan, await besideAll(request, shown), names, unit);
    if (isExact(plan)) return { counts: await indexed(), isExact: true };
    const isReadWhole = sumOf(await countAll(request, shown), shown) <= mostRead;
    const { found, isComplete } = isReadWhole
      ? await walk(
          {
            plan,
            tiers: [
              { some: narrowed(remaining(request, shown), wantedWhere(plan)), isFew: async () => true },
            ],
          },
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
