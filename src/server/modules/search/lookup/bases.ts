import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { policyOf } from '#server/kernel/crud/policies.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { row } from '#server/kernel/database/rows.ts';
import { hasExclusions } from '../plan.ts';
import { factsWhere } from '../query/articleConditions.ts';
import { type Base, type ByKind, narrowed, type OfKind } from './countHits.ts';
import type { RowSource } from './plannerSettings.ts';
import { decidedExclusions, excludedWhere, wantedWhere } from './planWhere.ts';
import type { FacetRequest } from './searchIndex.ts';

/** Whether the plan starts from the words: by estimate, or fixed by a test. */
export type WordsFirst = 'estimated' | 'always' | 'never';

/**
 * If the other conditions match more than this share of all rows, it is cheaper to list all rows with the words and
 * check the conditions on each than to check each row of the conditions for its words. Measured at 500,000 items with a
 * word in 70 % of them: 170,000 rows of a year take 190 ms instead of 570, 28,000 of two months 120 instead of 90.
 */
const share = 0.08;
/** For rarer words the planner starts from the words anyway. */
const common = 0.5;

const explained = z.object({
  'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]),
});

/** The planner's estimate of the rows under a condition, for choosing the shorter way; no row is read. */
export const estimated = async (where: SQL | undefined): Promise<number> => {
  const plan = await row(
    explained,
    sql`explain (format json) select from ${article} where ${where ?? sql`true`}`,
  );
  return plan['QUERY PLAN'][0].Plan['Plan Rows'];
};

/**
 * The other conditions in a form that no index serves, if many rows match them and even more match the words: the
 * planner underestimates the cost of checking words per row and would otherwise start from the other conditions.
 * @param kind the condition of the partial word index
 */
export const factsBehindWords = async (
  kind: SQL | undefined,
  facts: SQL,
  words: SQL | undefined,
  wordsFirst: WordsFirst = 'estimated',
): Promise<{ facts: SQL; areBehind: boolean }> => {
  const behind = { facts: sql`(${facts}) is true`, areBehind: true };
  const asTheyAre = { facts, areBehind: false };
  if (wordsFirst === 'never' || !words) return asTheyAre;
  if (wordsFirst === 'always') return behind;
  const withFacts = await estimated(and(kind, facts));
  if (withFacts < share * (await estimated(kind))) return asTheyAre;
  return (await estimated(and(kind, words))) > common * withFacts ? behind : asTheyAre;
};

/** The conditions of a request besides its words, in several forms. */
export const basesOf = (catalogue: Catalogue, wordsFirst: WordsFirst | undefined) => {
  const visible = (kind: ItemKind, { caller }: FacetRequest) =>
    visibleRows(sourceOf(catalogue, entityOf(catalogue, kind)), caller);

  /** All conditions except the words. */
  const exceptWords = (request: FacetRequest, kinds: readonly ItemKind[]): ByKind =>
    kinds.map((kind) => ({ kind, where: and(visible(kind, request), factsWhere(request.facts)) }));

  /** `exceptWords` for counting all hits. */
  const exceptWordsForAll = async (request: FacetRequest, kinds: readonly ItemKind[]): Promise<Base> => {
    const facts = factsWhere(request.facts);
    const alone = { some: exceptWords(request, kinds), rowSource: facts ? 'facts' : 'nothing' } as const;
    if (!facts) return { alone, withWords: { some: alone.some, rowSource: 'words' } };
    // exclusions require checking rows, so the conditions that leave fewest rows should be the row source
    const words = hasExclusions(request.plan) ? undefined : wantedWhere(request.plan);
    const some: OfKind[] = [];
    let rowSource: RowSource = 'words';
    for (const kind of kinds) {
      const own = visible(kind, request);
      const { facts: asked, areBehind } = await factsBehindWords(own, facts, words, wordsFirst);
      some.push({ kind, where: and(own, asked) });
      if (!areBehind) rowSource = 'any';
    }
    return { alone, withWords: { some, rowSource } };
  };

  /** All conditions except the wanted words, with the exclusions that the index alone decides. */
  const remaining = (request: FacetRequest, kinds: readonly ItemKind[]): ByKind => {
    const left = excludedWhere(decidedExclusions(request.plan));
    return narrowed(exceptWords(request, kinds), left && sql`(${left}) is not true`);
  };

  /** Whether there are no conditions besides the words: neither filters nor restrictions on what the caller may see. */
  const isPlain = ({ facts, caller }: FacetRequest, kinds: readonly ItemKind[]): boolean =>
    factsWhere(facts) === undefined &&
    kinds.every((kind) => {
      const spec = entityOf(catalogue, kind);
      return policyOf(spec)?.scope(caller, sourceOf(catalogue, spec)) === undefined;
    });

  return { exceptWords, exceptWordsForAll, isPlain, remaining };
};
