import { useSyncExternalStore } from 'react';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import { onUserChange } from '#web/client/session/onUserChange.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { serialQueue } from '#web/kit/async/serialQueue.ts';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { changeOpenedItem, changeShownRows } from '../items/shownItems.ts';

/** The read mark in lists and details. */
export interface ReadFacts {
  articleId: number;
  readYn?: 'Y' | 'N' | null | undefined;
}

type YesNo = 'Y' | 'N';

/**
 * How long a mark overrides responses, in ms: a list requested while the mark was being stored may arrive later without
 * it.
 */
const keptMs = 5_000;

/** Marks set in this tab that pending responses may not include, by item. */
const marks = new Map<number, YesNo>();
onUserChange(() => marks.clear());
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listen of listeners) listen();
};
const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

/** Applies marks to the cached lists and the open item. */
const putIntoShown = (articleIds: readonly number[], readYn: YesNo): void => {
  changeOpenedItem<ReadFacts>(articleIds, { readYn });
  changeShownRows<ReadFacts>(articleIds, { readYn });
};

/** Refetches the shown numbers of unread items. */
export const invalidateUnreadCounts = (): void =>
  void queryClient.invalidateQueries({ queryKey: ['article-unread'] });

const settle = (articleId: number, readYn: YesNo): void => {
  if (marks.get(articleId) !== readYn) return;
  putIntoShown([articleId], readYn);
  marks.delete(articleId);
  tell();
};

/** Sends writes one at a time: the last press wins. */
const afterEarlierMarks = serialQueue();

const toldToLists = { quiet: true, leavesLists: true } as const;

/** Marks an item for the user: shown at once, reverted if it cannot be stored. @returns whether it was stored */
export const markItem = async (articleId: number, isRead: boolean): Promise<boolean> => {
  const readYn = isRead ? 'Y' : 'N';
  marks.set(articleId, readYn);
  tell();
  try {
    await afterEarlierMarks(() =>
      write('PUT', '/update-article/read', { articleIds: [articleId], readYn }, toldToLists),
    );
  } catch (problem) {
    marks.delete(articleId);
    tell();
    announce(problemSentence(problem));
    return false;
  }
  putIntoShown([articleId], readYn);
  invalidateUnreadCounts();
  setTimeout(settle, keptMs, articleId, readYn);
  return true;
};

/** Marks many items in one request. @throws HttpProblem */
export const markItems = async (articleIds: readonly number[], isRead: boolean): Promise<void> => {
  const readYn = isRead ? 'Y' : 'N';
  await afterEarlierMarks(() => write('PUT', '/update-article/read', { articleIds, readYn }, toldToLists));
  putIntoShown(articleIds, readYn);
  for (const articleId of articleIds) {
    marks.set(articleId, readYn);
    setTimeout(settle, keptMs, articleId, readYn);
  }
  tell();
  invalidateUnreadCounts();
};

/**
 * Runs a write that sets the marks of many items by their conditions: the marks that this tab set before do not override
 * what lists then say. @throws what the write throws
 */
export const writeOverMarks = async <T>(work: () => Promise<T>): Promise<T> => {
  const earlier = new Map(marks);
  const done = await afterEarlierMarks(work);
  for (const [articleId, readYn] of earlier) if (marks.get(articleId) === readYn) marks.delete(articleId);
  tell();
  return done;
};

/** Runs a list request after the pending marks are stored, so that the list includes them. */
export const afterPendingMarks = (ask: () => void): void => void afterEarlierMarks(async () => ask());

/** True if the user has read an item, as far as this tab knows. */
export const isRead = ({ articleId, readYn }: ReadFacts): boolean => (marks.get(articleId) ?? readYn) === 'Y';

/** True if the user has not read an item, as far as this tab knows; items without marks are neither read nor unread. */
export const isUnread = ({ articleId, readYn }: ReadFacts): boolean =>
  (marks.get(articleId) ?? readYn) === 'N';

/** As `isUnread`, rerendered when the mark changes. */
export const useUnread = ({ articleId, readYn }: ReadFacts): boolean => {
  const marked = useSyncExternalStore(subscribe, () => marks.get(articleId));
  return (marked ?? readYn) === 'N';
};
