import { type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import { countCap } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { reading } from '#server/kernel/database/db.ts';
import { bigints } from '#server/kernel/database/rows.ts';
import { keysByBits } from '../blocks/wordBits.ts';
import { type FacetName, facetNames, noCounts, unitOf } from '../facetCounts.ts';
import { countFacets, facetParameters, selectableFacets } from '../facets.ts';
import { countMembers, hasExclusions, hasWords, isExact, type SearchPlan } from '../plan.ts';
import { basesOf, estimated, type WordsFirst } from './bases.ts';
import {
  type BitPlan,
  bitPlanOf,
  countsByBits,
  countsByBitsWhere,
  facetsByBits,
  isFound,
  withBits,
} from './byBits.ts';
import {
  type Counts,
  countFacetsOf,
  countOnce,
  countPlan,
  countToCap,
  narrowed,
  ofEach,
  sumOf,
} from './countHits.ts';
import { cappedAt, fewHits, fewTitles, idsOf, scanCandidates, type Tier } from './hitIds.ts';
import { rowSourceOfBits, searchSettings } from './plannerSettings.ts';
import { wantedWhere } from './planWhere.ts';
import type { FacetRequest, FacetsFound, SearchFound, SearchIndex, SearchRequest } from './searchIndex.ts';
import { comparingTexts, maxCounted, maxRead, type Satisfied } from './verifyMatches.ts';

/** Maximum number of terms tried individually. */
const maxTried = 5;

/** The plan restricted to titles, if titles are one of several fields that it searches. */
const inTitles = (plan: SearchPlan): SearchPlan | undefined => {
  const { fields } = plan;
  const isOneOfSeveral = fields.length === 0 || (fields.length > 1 && fields.includes('title'));
  return hasWords(plan) && isOneOfSeveral ? { ...plan, fields: ['title'] } : undefined;
};

/**
 * Plans whose hits are a subset of this plan's, the cheapest to count first: if one of them already exceeds the cap,
 * the full count, which would list hundreds of thousands of rows, is not needed. All terms together rarely occur in one
 * title. With further conditions titles are no shortcut, with exclusions no plan is: rows would have to be checked.
 * @param isPlain whether there are no conditions besides words
 */
const narrowerPlans = (plan: SearchPlan, isPlain: boolean): SearchPlan[] => {
  const { terms, combine } = plan;
  const asked = countMembers(plan);
  if ((asked > 1 && combine === 'AND') || hasExclusions(plan)) return [];
  const titles = isPlain ? inTitles(plan) : undefined;
  const single = asked > 1 && terms.length <= maxTried ? terms : [];
  return [
    ...(titles ? [titles] : []),
    ...single.map((term): SearchPlan => ({ ...plan, terms: [term], nears: [], facts: [], groups: [] })),
  ];
};

/** Kinds whose hits can all be read within the limit, those with the fewest first. */
const kindsWithin = (counts: Counts, kinds: readonly ItemKind[], limit: number): ItemKind[] => {
  let left = limit;
  return kinds
    .toSorted((one, other) => counts[one] - counts[other])
    .filter((kind) => {
      left -= counts[kind];
      return left >= 0;
    });
};

/** The counts after verification, for the kinds that were verified. */
const ofRead = (counts: Counts, kinds: readonly ItemKind[], found: Satisfied['found']): Counts => ({
  ...counts,
  ...Object.fromEntries(kinds.map((kind) => [kind, found.filter((one) => one.kind === kind).length])),
});

/** With bitmaps, up to this many hits are found by key: for fewer hits an index scan by time would pass all items. */
const fewByBits = 100;

const defaultTexts = { ofPage: maxRead, ofNumber: maxCounted };

interface Settings {
  /** Cap of the count for a page that ends at this depth. */
  capOf?: (depth: number) => number;
  /** Up to this number of hits, all are found and sorted, for a page that ends at this depth. */
  fewOf?: (depth: number) => number;
  /**
   * Maximum hits of the index that are all read for a page, and for a count requested separately; a page is looked for in
   * as many texts as that.
   */
  texts?: { ofPage: number; ofNumber: number };
  /** Whether a count uses the word index first, rather than other conditions. */
  wordsFirst?: WordsFirst;
  /** Whether common words are looked up in their bitmaps, if they have any. */
  areBitsUsed?: boolean;
  /** Above this number of hits, facets are counted on a sample if bitmaps give the hits. */
  maxGrouped?: number;
}

/** The search over the token columns of the item table, with verification in the texts if tokens do not decide. */
export const databaseIndex = (
  catalogue: Catalogue,
  {
    capOf = cappedAt,
    fewOf = fewHits,
    texts = defaultTexts,
    wordsFirst,
    areBitsUsed = true,
    maxGrouped,
  }: Settings = {},
): SearchIndex => {
  const { exceptWords, exceptWordsForAll, isPlain: isPlainFor, remaining } = basesOf(catalogue, wordsFirst);

  const countAll = async (request: FacetRequest, kinds: readonly ItemKind[]): Promise<Counts> =>
    countPlan(request.plan, await exceptWordsForAll(request, kinds));

  /** The hits of the plan among some kinds, as one tier. */
  const tierOf = (
    request: SearchRequest,
    some: readonly ItemKind[],
    areFew: (plan: SearchPlan) => Promise<boolean>,
    byBits: BitPlan | undefined,
  ): Tier => {
    const { plan } = request;
    const isFew = () => areFew(plan);
    if (!byBits) return { some: narrowed(remaining(request, some), wantedWhere(plan)), isFew };
    const base = exceptWords(request, some);
    const keys = sql`${article.articleId} = any(array(${keysByBits(byBits.candidates, some)}))`;
    return {
      some: narrowed(base, isFound),
      bits: withBits(byBits.candidates, some),
      // with further conditions, those select the items
      ...(isPlainFor(request, some) && { few: narrowed(base, keys) }),
      isFew,
    };
  };

  /**
   * One tier, or two for accuracy order: hits in titles, then the others. A title hit also matches the whole plan, and
   * checking both would decompress every row for nothing.
   */
  const tiersOf = (
    request: SearchRequest,
    some: readonly ItemKind[],
    areFew: (plan: SearchPlan) => Promise<boolean>,
    byBits?: BitPlan,
  ): Tier[] => {
    const { plan, order } = request;
    const tier = tierOf(request, some, areFew, byBits);
    const titled = order === 'accuracy' ? inTitles(plan) : undefined;
    if (!titled) return [tier];
    const titles = wantedWhere(titled);
    const others = sql`(${titles}) is not true`;
    const { few, bits } = tier;
    // where a word is rare among the latest items, thousands are passed: only the hits' tokens are decompressed
    const ofHits = (condition: SQL | undefined) =>
      bits ? sql`case when ${isFound} then ${condition} end` : condition;
    return [
      {
        // without bits the plan's own condition is omitted: the tokens of a title are among those of its item
        some: narrowed(bits ? tier.some : remaining(request, some), ofHits(titles)),
        ...(bits && { bits }),
        isFew: () => areFew({ ...titled, excluded: [] }),
      },
      { ...tier, some: narrowed(tier.some, ofHits(others)), ...(few && { few: narrowed(few, others) }) },
    ];
  };

  /** Counts by bitmaps: all hits if there are no conditions besides words, else up to the limit. */
  const countByBits = (
    request: Pick<SearchRequest, 'plan' | 'facts' | 'caller' | 'shown' | 'kinds'>,
    { counted }: BitPlan,
    limit: number,
  ): Promise<Counts> =>
    isPlainFor(request, request.kinds)
      ? countsByBits(counted, request.kinds)
      : countsByBitsWhere(
          counted,
          exceptWords(request, request.kinds),
          limit + 1,
          rowSourceOfBits(request.facts),
        );

  const search = async (request: SearchRequest): Promise<SearchFound> => {
    const { plan, kinds, shown, order, offset, size, total } = request;
    const isPageAsked = total !== 'only';
    const few = fewOf(offset + size);
    const base = exceptWords(request, kinds);
    const count = countOnce();
    const isPlain = isPlainFor(request, kinds);
    const byBits = areBitsUsed ? await bitPlanOf(plan) : undefined;
    const titles = order === 'accuracy' && isPageAsked ? inTitles(plan) : undefined;
    // a page of title hits needs the number of title hits, not of all hits
    const isCountedAll = total !== 'capped' || (byBits && isPlain);
    const limit = isCountedAll ? undefined : capOf(titles ? size : offset + size);
    const narrower = limit !== undefined && limit <= countCap && !byBits ? narrowerPlans(plan, isPlain) : [];
    // far from the first page, count more title hits, but only once
    const isFar = few > countCap && isPlain && !hasExclusions(plan);
    if (titles && narrower.length && isFar) await ofEach(base, (one) => count(few, titles, one));
    const counts = byBits
      ? await countByBits(request, byBits, limit ?? Number.MAX_SAFE_INTEGER - 1)
      : limit === undefined
        ? await countAll(request, kinds)
        : await countToCap(count, limit, plan, base, narrower);
    const areCounted = (some: readonly ItemKind[]) =>
      limit === undefined || some.every((kind) => counts[kind] <= limit);
    const isWhole = areCounted(kinds);
    let isRead = false;
    const areFew = async (part: SearchPlan): Promise<boolean> => {
      const areShownCounted = areCounted(shown);
      // an index scan with bitmaps reads no rows
      if (byBits && isPlain && part === plan)
        return sumOf(counts, shown) <= (isRead ? maxCounted : Math.max(fewByBits, offset + size));
      if (byBits && isPlain) return (await estimated(wantedWhere(part))) <= fewTitles(offset + size);
      if (areShownCounted && sumOf(counts, shown) <= few) return true;
      if (part === plan && (areShownCounted || (limit ?? 0) >= few)) return false;
      const ofShown = base.filter(({ kind }) => shown.includes(kind));
      return sumOf(await ofEach(ofShown, (one) => count(few, part, one)), shown) <= few;
    };
    if (isExact(plan)) {
      const sum = sumOf(counts, shown);
      const tiers = sum && isPageAsked ? tiersOf(request, shown, areFew, byBits) : [];
      const articleIds = await idsOf({ plan, tiers }, size, offset);
      return { articleIds, counts, isCountExact: isWhole, isComplete: true };
    }
    const readWhole = kindsWithin(counts, kinds, total === 'capped' ? texts.ofPage : texts.ofNumber);
    const isAllRead = readWhole.length === kinds.length;
    isRead = isAllRead;
    const all =
      isAllRead || total !== 'capped'
        ? await scanCandidates(
            { plan, tiers: tiersOf(request, readWhole, areFew, byBits) },
            Number.POSITIVE_INFINITY,
            texts.ofNumber,
          )
        : undefined;
    const verifiedCounts = all?.isComplete ? ofRead(counts, readWhole, all.found) : counts;
    const isCountExact = isAllRead && all?.isComplete === true;
    if (!isPageAsked) return { articleIds: [], counts: verifiedCounts, isCountExact, isComplete: true };
    const { found, isComplete } =
      isAllRead && all
        ? all
        : await scanCandidates(
            { plan, tiers: tiersOf(request, shown, areFew, byBits) },
            offset + size,
            texts.ofNumber,
          );
    return {
      articleIds: found
        .filter(({ kind }) => shown.includes(kind))
        .slice(offset, isAllRead && request.isWholeWelcome ? undefined : offset + size)
        .map(({ id }) => id),
      counts: verifiedCounts,
      isCountExact,
      isComplete,
    };
  };

  /** Counts some facets: by the index if it decides, else by the verified items if they are few. */
  const countSome = async (request: FacetRequest, names: readonly FacetName[]) => {
    const { plan, facts, shown } = request;
    const unit = unitOf(facts);
    const byBits = areBitsUsed ? await bitPlanOf(plan) : undefined;
    const isPlain = isPlainFor(request, shown);
    const indexed = async () =>
      byBits
        ? facetsByBits(
            byBits.counted,
            exceptWords(request, shown),
            { isPlain, rowSource: rowSourceOfBits(facts) },
            names,
            unit,
            maxGrouped,
          )
        : {
            counts: await countFacetsOf(plan, await exceptWordsForAll(request, shown), names, unit),
            isExact: true,
          };
    if (isExact(plan)) return indexed();
    const counted = byBits
      ? await countByBits({ ...request, kinds: shown }, byBits, texts.ofNumber)
      : await countAll(request, shown);
    const isReadWhole = sumOf(counted, shown) <= texts.ofNumber;
    const { found, isComplete } = isReadWhole
      ? await scanCandidates(
          {
            plan,
            tiers: [
              { some: narrowed(remaining(request, shown), wantedWhere(plan)), isFew: async () => true },
            ],
          },
          Number.POSITIVE_INFINITY,
          texts.ofNumber,
        )
      : { found: [], isComplete: false };
    if (!isComplete) return { ...(await indexed()), isExact: false };
    const ids = found.map(({ id }) => id);
    const those = sql`${article.articleId} = any(${bigints(ids)})`;
    return { counts: await countFacets(those, names, unit), isExact: true };
  };

  const facets = async (request: FacetRequest): Promise<FacetsFound> => {
    const { facts } = request;
    const chosen = selectableFacets.filter((name) => facts[facetParameters[name]].length > 0);
    const asked = [
      { facts, names: facetNames.filter((name) => chosen.every((one) => one !== name)) },
      // a facet with selected keys also shows the alternatives
      ...chosen.map((name) => ({ facts: { ...facts, [facetParameters[name]]: [] }, names: [name] })),
    ];
    const found: FacetsFound = { counts: noCounts(), isExact: true };
    for (const one of asked) {
      const { counts, isExact: isOneExact } = await countSome({ ...request, facts: one.facts }, one.names);
      Object.assign(found.counts, counts);
      found.isExact &&= isOneExact;
    }
    return found;
  };

  return {
    search: (request) => comparingTexts(request.plan, () => reading(searchSettings, () => search(request))),
    facets: (request) => comparingTexts(request.plan, () => reading(searchSettings, () => facets(request))),
  };
};
