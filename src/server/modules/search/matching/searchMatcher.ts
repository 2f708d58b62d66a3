import type { ItemKind } from '#contract/itemKinds.ts';
import { cooperativeYield, inTurns } from '#server/kernel/clock/steps.ts';
import { type FactTree, factsIn, meetsFact } from '../facts/facts.ts';
import { decidedExclusions, excludedTokens, wantedTokens, wordsOf } from '../lookup/planWhere.ts';
import { isExact, type SearchPlan } from '../plan.ts';
import { conditionFacts } from '../query/articleConditions.ts';
import type { ArticleQuery } from '../query/articleQuery.ts';
import { satisfiedBy } from '../satisfies.ts';
import { all, type TokenCondition, unless } from '../words/tokenCondition.ts';
import type { MatchItem } from './matchItems.ts';

/** A search prepared for being matched against items one by one, with the same result as the search afterwards. */
export interface SearchMatcher {
  kinds: ReadonlySet<ItemKind>;
  /** What tokens and facts decide; undefined: everything matches. */
  condition: TokenCondition | undefined;
  /** Verified in the texts after the condition; undefined: the condition alone decides. */
  plan: SearchPlan | undefined;
}

const asCondition = (tree: FactTree): TokenCondition => {
  if (tree.is === 'fact') return tree;
  if (tree.is === 'not') return { is: 'not', of: asCondition(tree.of) };
  return { is: tree.is, of: tree.of.map(asCondition) };
};

/**
 * @param plan the words of the query, with their other spellings if these are searched too
 * @returns undefined for a search that depends on its user: an unread item, a label
 */
export const searchMatcher = (
  kinds: readonly ItemKind[],
  query: ArticleQuery,
  plan: SearchPlan = wordsOf(query),
): SearchMatcher | undefined => {
  const facts = conditionFacts(query);
  if (query.unreadOf || facts.flatMap(factsIn).some(({ of }) => of === 'statement')) return undefined;
  return {
    kinds: new Set(kinds),
    condition: all(
      wantedTokens(plan),
      unless(excludedTokens(decidedExclusions(plan))),
      ...facts.map(asCondition),
    ),
    plan: isExact(plan) ? undefined : plan,
  };
};

/** Whether the tokens and facts of an item meet a condition. */
export const meets = (condition: TokenCondition, item: MatchItem): boolean => {
  switch (condition.is) {
    case 'fact':
      return meetsFact(condition.fact, item.facts);
    case 'not':
      return !meets(condition.of, item);
    case 'all':
      return condition.of.every((one) => meets(one, item));
    case 'any':
      return condition.of.some((one) => meets(one, item));
    default: {
      const tokens = item.tokens[condition.in];
      return condition.is === 'every'
        ? condition.of.every((token) => tokens.has(token))
        : condition.of.some((token) => tokens.has(token));
    }
  }
};

/** Whether a search finds an item. */
export const matches = async (
  { kinds, condition, plan }: SearchMatcher,
  item: MatchItem,
  yieldWhenDue = cooperativeYield(),
): Promise<boolean> => {
  if (!item.isShown || !kinds.has(item.kind) || (condition && !meets(condition, item))) return false;
  return !plan || inTurns(satisfiedBy(plan, await item.texts()), yieldWhenDue);
};
