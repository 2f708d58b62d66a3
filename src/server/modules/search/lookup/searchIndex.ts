import type { ItemKind } from '#contract/itemKinds.ts';
import type { TotalMode } from '#contract/list.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { FacetCounts } from '../facetCounts.ts';
import type { SearchPlan } from '../plan.ts';
import type { ArticleQuery } from '../query/articleQuery.ts';

/** accuracy: hits in titles before the others; both sorted by time of report. */
export type SearchOrder = 'accuracy' | 'latest';

export interface FacetRequest {
  plan: SearchPlan;
  /** Country, outlet, period and other conditions; the words are in `plan`. */
  facts: ArticleQuery;
  caller: Caller;
  /** Kinds whose items are shown. */
  shown: readonly ItemKind[];
}

export interface SearchRequest extends FacetRequest {
  /** Kinds that are counted: those that the caller may read. */
  kinds: readonly ItemKind[];
  order: SearchOrder;
  /** Number of items of the shown kinds to skip. */
  offset: number;
  size: number;
  /** Where the texts of all hits are read anyway: all of them instead of `size`. */
  isWholeWelcome?: boolean;
  /** How hits are counted: all; each kind up to one more than the cap; or all without a page. */
  total: TotalMode;
}

export interface SearchFound {
  /** Keys of the page's items, in order. */
  articleIds: number[];
  counts: Record<ItemKind, number>;
  /** False: counted up to the cap, or candidates of the index that were not all verified. */
  isCountExact: boolean;
  /** False: as many texts were read as are read for a page, before it was full. */
  isComplete: boolean;
}

export interface FacetsFound {
  counts: FacetCounts;
  /** False: counts of the index's candidates, which were not all verified. */
  isExact: boolean;
}

/** The search engine. Only implementation: the database. */
export interface SearchIndex {
  search(request: SearchRequest): Promise<SearchFound>;
  /**
   * Counts the hits of the shown kinds by country, outlet, class and period; a facet with selected keys also includes
   * the alternatives.
   */
  facets(request: FacetRequest): Promise<FacetsFound>;
}
