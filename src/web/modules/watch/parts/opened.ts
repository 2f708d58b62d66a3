/** What is loaded when somebody opens an alert, or the list of all. */

export { WatchDialog } from './dialog/WatchDialog.tsx';
export { Watches } from './list/Watches.tsx';
