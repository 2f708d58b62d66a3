import { useEffect, useState } from 'react';
import { isUnread, markItem, type ReadFacts } from '#web/kit/readMarks/readMarks.ts';

/**
 * Marks an item as read when its page shows it, once: who turns it back while reading leaves it unread. Of a component
 * that shows one item only.
 */
export const useOpened = (item: ReadFacts): void => {
  // its answer may have been on the way when it was turned to unread, here or by the person elsewhere
  const [opened] = useState(() => ({
    articleId: item.articleId,
    isUnread: item.readYn === 'N' || isUnread(item),
  }));
  useEffect(() => {
    if (opened.isUnread) void markItem(opened.articleId, true);
  }, [opened]);
};
