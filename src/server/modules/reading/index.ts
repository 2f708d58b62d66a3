/** What each user has read, since when a list has news for them, and the labels under which they keep articles. */

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
