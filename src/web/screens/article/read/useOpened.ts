import { useEffect, useState } from 'react';
import { markItem, type ReadFacts } from '#web/kit/readMarks/readMarks.ts';

/**
 * Marks an item as read when its page shows it, once: who turns it back while reading leaves it unread. Of a component
 * that shows one item only.
 */
export const useOpened = ({ articleId, readYn }: ReadFacts): void => {
  const [opened] = useState({ articleId, isUnread: readYn === 'N' });
  useEffect(() => {
    if (opened.isUnread) void markItem(opened.articleId, true);
  }, [opened]);
};
