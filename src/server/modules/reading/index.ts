/** What each user has read, and since when a list has news for them; which items people work with. */

export { dropOldOpenings, markAllRead, markRead, openedFor, undoMarkAll } from './markRead.ts';
export { hasRead, isNew, isUnread, noteVisit, sinceLastVisit, startUnreadTracking } from './readState.ts';
export { usedIn } from './usedItems.ts';
