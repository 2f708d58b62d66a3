/** Outlets, their countries and the state of their feeds. */

export { StateBadge } from './admin/feedState/StateBadge.tsx';
export type { SourceState } from './admin/feedState/StateBadge.tsx';
export { useStateWords } from './admin/feedState/StateBadge.tsx';
export { searchNations, searchOutlets, useNames } from './parts/placesAndOutlets.ts';
