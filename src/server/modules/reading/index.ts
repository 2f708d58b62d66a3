/** What each user has read, since when a list has news for them, their labels; which items people work with. */

export {
  hasLabelId,
  isLabelVisible,
  isOwnLabel,
  isUnderLabel,
  isUnderLabelId,
  labelIdsOf,
  labelNamesOf,
} from './labels.ts';
export { dropOldOpenings, markAllRead, markRead, openedFor, undoMarkAll } from './markRead.ts';
export { hasRead, isNew, isUnread, noteVisit, sinceLastVisit, startUnreadTracking } from './readState.ts';
export { usedIn } from './usedItems.ts';
