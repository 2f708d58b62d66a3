/** Saved searches that keep watch: their queries, what they find as it comes in, and what is told of it. */

export { watchedSearches, watchProblem } from './compiledSearches.ts';
export { matchSome } from './matchWaiting.ts';
export type { NewItem as FoundItem } from './newItems.ts';
export { foundLately, readableFound } from './preview.ts';
export { isItemList, queryOfView, type SavedQuery } from './savedQuery.ts';
