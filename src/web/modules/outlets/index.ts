/** Outlets, their countries and the state of their feeds. */

export { StateBadge } from './admin/feedState/StateBadge.tsx';
export type { SourceState } from './admin/feedState/stateTones.ts';
export { useStateWords } from './admin/feedState/useStateWords.ts';
export { searchNations, searchOutlets, useNames } from './parts/placesAndOutlets.ts';
