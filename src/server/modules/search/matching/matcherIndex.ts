import { cooperativeYield } from '#server/kernel/clock/steps.ts';
import type { Fact } from '../facts/facts.ts';
import type { TextField } from '../plan.ts';
import type { TokenCondition } from '../words/tokenCondition.ts';
import type { MatchItem } from './matchItems.ts';
import { matches, type SearchMatcher } from './searchMatcher.ts';

type Column = 'all' | TextField;

/** A token or value of which a matching item has at least one, and the share of items expected to have one. */
interface Needed {
  tokens: readonly (readonly [Column, number])[];
  values: readonly string[];
  share: number;
}

/** How many of the sampled items have a token. */
export interface TokenShares {
  items: number;
  counts: ReadonlyMap<number, number>;
}

const valueKey = (column: string, value: unknown): string => `${column}=${String(value)}`;

/** Share of items that one value of a column is assumed to have. */
const shareOfValue = 0.02;
const maxValues = 300;

const neededOfFact = (fact: Fact): Needed | undefined => {
  if (fact.of !== 'values' || fact.values.length === 0 || fact.values.length > maxValues) return undefined;
  return {
    tokens: [],
    values: fact.values.map((value) => valueKey(fact.column, value)),
    share: shareOfValue * fact.values.length,
  };
};

const union = (parts: readonly (Needed | undefined)[]): Needed | undefined => {
  const known = parts.filter((one) => one !== undefined);
  if (known.length < parts.length) return undefined;
  return {
    tokens: known.flatMap(({ tokens }) => tokens),
    values: known.flatMap(({ values }) => values),
    share: known.reduce((sum, { share }) => sum + share, 0),
  };
};

const rarest = (parts: readonly (Needed | undefined)[]): Needed | undefined =>
  parts
    .filter((one) => one !== undefined)
    .reduce<Needed | undefined>((best, one) => (best && best.share <= one.share ? best : one), undefined);

/** What every matching item has one of, as rare as can be chosen; undefined if the condition requires nothing. */
const neededOf = (condition: TokenCondition, shares: TokenShares): Needed | undefined => {
  switch (condition.is) {
    case 'fact':
      return neededOfFact(condition.fact);
    case 'not':
      return undefined;
    case 'any':
      return union(condition.of.map((one) => neededOf(one, shares)));
    case 'all':
      return rarest(condition.of.map((one) => neededOf(one, shares)));
    default: {
      const each = condition.of.map(
        (token): Needed => ({
          tokens: [[condition.in, token]],
          values: [],
          share: (shares.counts.get(token) ?? 0) / Math.max(1, shares.items),
        }),
      );
      return condition.is === 'some' ? union(each) : rarest(each);
    }
  }
};

const valueColumns = [
  'mediaId',
  'ntnId',
  'lanCd',
  'featExtrMclsf',
  'lclsfNm',
  'payYn',
  'aiYn',
  'onsiteMediaArticleYn',
] as const;

/**
 * Searches by the rarest token or value that their hits must have, so that an item is compared with few of many
 * thousand searches.
 */
export class MatcherIndex<Key> {
  readonly #byToken: Record<Column, Map<number, Key[]>> = {
    all: new Map(),
    title: new Map(),
    reporter: new Map(),
    attachment: new Map(),
  };
  readonly #byValue = new Map<string, Key[]>();
  /** Searches that require no token: every item is compared with them. */
  readonly #always: Key[] = [];
  readonly #matchers: ReadonlyMap<Key, SearchMatcher>;

  private constructor(matchers: ReadonlyMap<Key, SearchMatcher>) {
    this.#matchers = matchers;
  }

  /** Yields to others meanwhile. @param shares by which the rarest token of a search is chosen */
  static async of<Key>(
    matchers: ReadonlyMap<Key, SearchMatcher>,
    shares: TokenShares,
  ): Promise<MatcherIndex<Key>> {
    const index = new MatcherIndex(matchers);
    const yieldWhenDue = cooperativeYield();
    for (const [key, { condition }] of matchers) {
      await yieldWhenDue();
      index.#add(key, condition && neededOf(condition, shares));
    }
    return index;
  }

  #add(key: Key, needed: Needed | undefined): void {
    const add = <Of>(to: Map<Of, Key[]>, at: Of) => {
      const keys = to.get(at);
      if (keys) keys.push(key);
      else to.set(at, [key]);
    };
    if (!needed) this.#always.push(key);
    for (const [column, token] of needed?.tokens ?? []) add(this.#byToken[column], token);
    for (const value of needed?.values ?? []) add(this.#byValue, value);
  }

  /** Searches that may find the item. */
  candidates(item: MatchItem): Set<Key> {
    const found = new Set(this.#always);
    const take = (keys: readonly Key[] | undefined) => {
      for (const key of keys ?? []) found.add(key);
    };
    for (const [column, byToken] of Object.entries(this.#byToken) as [Column, Map<number, Key[]>][])
      if (byToken.size > 0) for (const token of item.tokens[column]) take(byToken.get(token));
    if (this.#byValue.size > 0)
      for (const column of valueColumns) take(this.#byValue.get(valueKey(column, item.facts[column])));
    return found;
  }

  /** The searches that find the item. */
  async matching(item: MatchItem, yieldWhenDue = cooperativeYield()): Promise<Key[]> {
    const found: Key[] = [];
    for (const key of this.candidates(item)) {
      await yieldWhenDue();
      const matcher = this.#matchers.get(key);
      if (matcher && (await matches(matcher, item, yieldWhenDue))) found.push(key);
    }
    return found;
  }
}
