/** Saved searches that keep watch: how their new articles are told, what was told, and the list of all of them. */

export { WatchDialog } from './parts/dialogPart.ts';
export { Watches } from './parts/listPart.ts';
export { WatchButton } from './parts/WatchButton.tsx';
