import { useLayoutEffect, useState } from 'react';
import { shownRows } from '#web/kit/items/shownItems.ts';
import { isUnread, markItem, type ReadFacts } from '#web/kit/readMarks/readMarks.ts';

/**
 * Whether anything here tells that the person has not read it. Its own answer may be older than what its list or this
 * tab know: it was on the way, or asked for ahead, when the item was turned to unread here or elsewhere.
 */
const isUnreadSomewhere = (item: ReadFacts): boolean =>
  item.readYn === 'N' ||
  isUnread(item) ||
  shownRows<ReadFacts>().some(({ articleId, readYn }) => articleId === item.articleId && readYn === 'N');

/**
 * Marks an item as read when its page shows it, once: who turns it back while reading leaves it unread. Of a component
 * that shows one item only.
 */
export const useOpened = (item: ReadFacts): void => {
  const [opened] = useState(() => ({ articleId: item.articleId, isUnread: isUnreadSomewhere(item) }));
  // before anybody can see it: whoever reads on at once must not find it among the unread of the next page
  useLayoutEffect(() => {
    if (opened.isUnread) void markItem(opened.articleId, true);
  }, [opened]);
};
