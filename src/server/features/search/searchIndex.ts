import type { Caller } from '../../access/caller.ts';
import type { ArticleQuery, ItemKind } from '../article/articleQuery.ts';
import type { SearchPlan } from './plan.ts';

/** Accuracy: what names the terms in its title before the rest; each by the time of the report. */
export type SearchOrder = 'accuracy' | 'latest';

export interface SearchRequest {
  plan: SearchPlan;
  /** Country, outlet, days and the like; its words are the plan's. */
  facts: ArticleQuery;
  caller: Caller;
  /** Kinds that are counted: those that the caller may read. */
  kinds: readonly ItemKind[];
  /** Kinds of which items are shown. */
  shown: readonly ItemKind[];
  order: SearchOrder;
  /** Items of the shown kinds to leave out at the beginning. */
  offset: number;
  size: number;
}

export interface SearchFound {
  /** Keys of the page's items, in order. */
  articleIds: number[];
  counts: Record<ItemKind, number>;
  /** False: so many look like it to the index; not all of them were read. */
  isCountExact: boolean;
  /** False: the time was over before the page was full. */
  isComplete: boolean;
}

/** Where texts are searched. One implementation: the database itself. */
export interface SearchIndex {
  search(request: SearchRequest): Promise<SearchFound>;
}
