/** What each user has read, and since when a list has news for them. */

export { markAllRead, markRead, undoMarkAll } from './markRead.ts';
export { hasRead, isNew, isUnread, noteVisit, sinceLastVisit, startUnreadTracking } from './readState.ts';
