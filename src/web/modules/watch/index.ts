/** Saved searches that keep watch: how their new articles are told, what was told, and the list of all of them. */

export { WatchDialog, Watches } from './parts/lazyParts.ts';
export { WatchButton } from './parts/WatchButton.tsx';
