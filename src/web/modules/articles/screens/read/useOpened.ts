import { useLayoutEffect, useState } from 'react';
import { shownRows } from '../../parts/items/shownItems.ts';
import { isUnread, markItem, type ReadFacts } from '../../parts/readMarks/readMarks.ts';

/**
 * True if the item, a list or this tab says that it is unread. The item's own response may be older than the others: it
 * was pending or prefetched when the item was marked as unread here or elsewhere.
 */
const isUnreadSomewhere = (item: ReadFacts): boolean =>
  item.readYn === 'N' ||
  isUnread(item) ||
  shownRows<ReadFacts>().some(({ articleId, readYn }) => articleId === item.articleId && readYn === 'N');

/**
 * Marks an item as read once, when its page shows it: marking it as unread while reading keeps it unread. For
 * components that show a single item.
 */
export const useOpened = (item: ReadFacts): void => {
  const [opened] = useState(() => ({ articleId: item.articleId, isUnread: isUnreadSomewhere(item) }));
  // before the first paint: an item just opened must not appear among the unread ones of the next page
  useLayoutEffect(() => {
    if (opened.isUnread) void markItem(opened.articleId, true);
  }, [opened]);
};
