import { inArray, sql } from 'drizzle-orm';
import { countCap } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import { reading } from '../../../database/db.ts';
import type { Catalogue } from '../../../operations/catalogue.ts';
import { factsWhere } from '../../article/articleWhere.ts';
import type { ItemKind } from '../../articleMemo/openKinds.ts';
import { choosable, chosenBy, countFacets, type FacetName, facetNames, noCounts, unitOf } from '../facets.ts';
import { isExact, type SearchPlan } from '../plan.ts';
import { basesOf } from './bases.ts';
import { type Counts, narrowed, ofEach, sumOf } from './byKind.ts';
import { countFacetsOf, countOnce, countPlan, countToCap } from './countHits.ts';
import type { LookedInto } from './factsBehindWords.ts';
import { cappedAt, fewHits, idsOf, type Tier } from './hitIds.ts';
import { inTitles, narrowerPlans } from './narrowerPlans.ts';
import { wantedWhere } from './planWhere.ts';
import { mostRead } from './satisfying.ts';
import type { FacetRequest, FacetsFound, SearchFound, SearchIndex, SearchRequest } from './searchIndex.ts';
import { searchSettings } from './searchSettings.ts';
import { walk } from './walk.ts';

/** How long pages are looked through for texts that have the terms. */
const patienceMs = 2_000;

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
  const { beside, besideAll, remaining } = basesOf(catalogue, lookedInto);

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
    const titles = order === 'accuracy' && isPageAsked ? inTitles(plan) : undefined;
    // a page of titles asks how many titles there are, not how many texts
    const most = total === 'capped' ? capOf(titles ? size : offset + size) : undefined;
    const narrower =
      most !== undefined && most <= countCap
        ? narrowerPlans(plan, factsWhere(request.facts) === undefined)
        : [];
    // far from the first page more of them are counted, and then but once
    if (titles && narrower.length && few > countCap) await ofEach(base, (one) => count(few, titles, one));
    const counts =
      most === undefined
        ? await countAll(request, kinds)
        : await countToCap(count, most, plan, base, narrower);
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
