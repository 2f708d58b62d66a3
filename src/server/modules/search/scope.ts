import { and, type SQL } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import type { PlannerSettings } from '#server/kernel/database/db.ts';
import { counting } from '#server/modules/counts/index.ts';
import { allBits, isSet } from './blocks/wordBits.ts';
import { factsIn } from './facts/facts.ts';
import { factsBehindWords, type WordsFirst } from './lookup/bases.ts';
import { bitPlanOf } from './lookup/byBits.ts';
import { bitScanSettings, listsOfWords, rowSourceOfBits } from './lookup/plannerSettings.ts';
import {
  areLookedUpTogether,
  candidatesWhere,
  collectedOfKind,
  exactWhere,
  ofKind,
  wantedWhere,
  wordsOf,
} from './lookup/planWhere.ts';
import { maxCounted } from './lookup/verifyMatches.ts';
import { type Period, periodAlone } from './periodAlone.ts';
import { hasExclusions, isExact } from './plan.ts';
import { factsWhere } from './query/articleConditions.ts';
import type { ArticleQuery } from './query/articleQuery.ts';

/** A condition on the items, and the planner settings for the transaction that counts them. */
interface Found {
  where: SQL | undefined;
  settings: PlannerSettings;
}

/** The items that a statistic counts: those of the list, and archived ones where no words are asked for. */
export interface Scope extends Found {
  kind: ItemKind;
  /** False: the limit of texts to read was exceeded; counts are approximate. */
  isDecided: boolean;
  /** The same items when combined with a further condition, whose index finds them. */
  ofSome: Found;
  /** Present if the period is the only condition: the period, and the condition for some of its days. */
  days?: { period: Period; within: (days: Period) => SQL | undefined };
}

interface ScopeSettings {
  /** Whether the word index is used first, rather than the days. */
  wordsFirst?: WordsFirst;
  /** Maximum number of texts read if the index does not decide. */
  limit?: number;
  /** Whether common words are looked up in their bitmaps, if they have any. */
  areBitsUsed?: boolean;
}

/** If bitmaps give the matches, only an index by day is scanned and no row is read. */
const scopeByBits = async (
  kind: ItemKind,
  query: ArticleQuery,
  limit: number,
): Promise<Scope | undefined> => {
  const byBits = await counting(() => bitPlanOf(wordsOf(query)));
  if (!byBits) return undefined;
  const candidates = and(ofKind(kind), factsWhere(query), isSet(allBits(byBits.candidates, [kind])));
  const { where, isDecided } = await exactWhere(kind, query, { candidates, maxRead: limit });
  const all: Found = { where, settings: rowSourceOfBits(query) === 'bits' ? bitScanSettings : {} };
  return { kind, isDecided, ...all, ofSome: all };
};

/** For common words, the word index leads to the items rather than the index by day. */
const scopeOfWords = async (
  kind: ItemKind,
  query: ArticleQuery,
  { wordsFirst, limit = maxCounted, areBitsUsed = true }: ScopeSettings,
): Promise<Scope> => {
  const byBits = areBitsUsed ? await scopeByBits(kind, query, limit) : undefined;
  if (byBits) return byBits;
  const plan = wordsOf(query);
  const facts = factsWhere(query);
  const isOneList =
    (plan.combine === 'AND' || areLookedUpTogether(plan)) && !hasExclusions(plan) && plan.groups.length === 0;
  const behind =
    facts && isOneList
      ? await counting(() => factsBehindWords(ofKind(kind), facts, wantedWhere(plan), wordsFirst))
      : undefined;
  const { where, isDecided } = await exactWhere(kind, query, { facts: behind?.facts, maxRead: limit });
  const some = listsOfWords('any');
  if (!behind?.areBehind)
    return { kind, isDecided, where, settings: some, ofSome: { where, settings: some } };
  const areRead = isDecided && !isExact(plan);
  const ofSome = { where: areRead ? where : candidatesWhere(kind, query), settings: some };
  return { kind, isDecided, where, settings: listsOfWords('words'), ofSome };
};

/** No index of words has archived items. */
const asksForWords = ({ terms, excluded, keywords, typedFacts = [] }: ArticleQuery): boolean =>
  terms.length > 0 ||
  excluded.length > 0 ||
  keywords.length > 0 ||
  typedFacts.flatMap(factsIn).some((fact) => fact.of === 'keyword');

/** The scope of a question without words: items count for their day, archived or not. */
const scopeOfFacts = (kind: ItemKind, query: ArticleQuery): Scope => {
  const within = (facts: ArticleQuery): SQL | undefined => and(collectedOfKind(kind), factsWhere(facts));
  const all: Found = { where: within(query), settings: {} };
  const scope: Scope = { kind, isDecided: true, ...all, ofSome: all };
  const period = periodAlone(query);
  return period ? { ...scope, days: { period, within: (days) => within({ ...query, ...days }) } } : scope;
};

/**
 * The scope of a list's items, for counting. Archived items, which the list no longer has, go on counting unless words
 * are asked for: a year's figures do not change because it was tidied up.
 */
export const scopeOf = async (
  kind: ItemKind,
  query: ArticleQuery,
  settings: ScopeSettings = {},
): Promise<Scope> => {
  if (query.terms.length > 0) return scopeOfWords(kind, query, settings);
  if (!asksForWords(query)) return scopeOfFacts(kind, query);
  const { where, isDecided } = await exactWhere(kind, query, { maxRead: settings.limit ?? maxCounted });
  const all: Found = { where, settings: {} };
  return { kind, isDecided, ...all, ofSome: all };
};
