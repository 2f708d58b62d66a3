import { useEffect } from 'react';
import { markItem, type ReadFacts } from './readMarks.ts';

/** Marks an item as read when its page shows it, once: who turns it back while reading leaves it unread. */
export const useOpened = ({ articleId, readYn }: ReadFacts): void => {
  // only what it was when it was opened counts
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later answer about the same item is no opening
  useEffect(() => {
    if (readYn === 'N') void markItem(articleId, true);
  }, [articleId]);
};
