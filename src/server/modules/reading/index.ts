/** What each user has read, and since when a list has news for them. */

export { markAllRead, undoMarkAll } from './markAllRead.ts';
export { markRead } from './markRead.ts';
export { noteVisit, startUnreadTracking } from './noteVisit.ts';
export { hasRead, isNew, isUnread, sinceLastVisit } from './readState.ts';
