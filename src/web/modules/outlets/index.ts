/** Outlets, their countries and the state of their feeds. */

export { type SourceState, StateBadge, useStateWords } from './admin/feedState/StateBadge.tsx';
export { searchNations, searchOutlets, useNames } from './parts/placesAndOutlets.ts';
