import type { TotalMode } from '#contract/list.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { FacetCounts } from '../facetCounts.ts';
import type { ItemKind } from '../itemKinds.ts';
import type { SearchPlan } from '../plan.ts';
import type { ArticleQuery } from '../query/articleQuery.ts';

/** Accuracy: what names the terms in its title before the rest; each by the time of the report. */
export type SearchOrder = 'accuracy' | 'latest';

export interface FacetRequest {
  plan: SearchPlan;
  /** Country, outlet, days and the like; its words are the plan's. */
  facts: ArticleQuery;
  caller: Caller;
  /** Kinds of which items are shown. */
  shown: readonly ItemKind[];
}

export interface SearchRequest extends FacetRequest {
  /** Kinds that are counted: those that the caller may read. */
  kinds: readonly ItemKind[];
  order: SearchOrder;
  /** Items of the shown kinds to leave out at the beginning. */
  offset: number;
  size: number;
  /** How hits are counted: all, each kind to one more than the cap, or all and nothing else. */
  total: TotalMode;
}

export interface SearchFound {
  /** Keys of the page's items, in order. */
  articleIds: number[];
  counts: Record<ItemKind, number>;
  /** False: counted to the cap, or so many look like it to the index and not all of them were read. */
  isCountExact: boolean;
  /** False: the time was over before the page was full. */
  isComplete: boolean;
}

export interface FacetsFound {
  counts: FacetCounts;
  /** False: so many look like it to the index; not all of them were read. */
  isExact: boolean;
}

/** Where texts are searched. One implementation: the database itself. */
export interface SearchIndex {
  search(request: SearchRequest): Promise<SearchFound>;
  /** By what countries, outlets, classes and times the shown kinds are found; of what is chosen, its alternatives. */
  facets(request: FacetRequest): Promise<FacetsFound>;
}
