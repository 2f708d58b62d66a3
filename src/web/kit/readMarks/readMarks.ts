import { useSyncExternalStore } from 'react';
import { announce } from '../announce/announce.tsx';
import { serialQueue } from '../async/serialQueue.ts';
import { problemSentence } from '../http/problemSentence.ts';
import { write } from '../http/write.ts';
import { changeOpenedItem, changeShownRows } from '../items/shownItems.ts';
import { queryClient } from '../query/queryClient.ts';
import { whenPersonLeaves } from '../session/whenPersonLeaves.ts';

/** What lists and details tell of an item. */
export interface ReadFacts {
  articleId: number;
  readYn?: 'Y' | 'N' | null | undefined;
}

type YesNo = 'Y' | 'N';

/** A list that was asked for while a mark was being stored may come after it, and not know of it yet. */
const keptMs = 5_000;

/** Marks of this tab that an answer on its way may not know of, by item. */
const marks = new Map<number, YesNo>();
whenPersonLeaves(() => marks.clear());
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listen of listeners) listen();
};
const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

/** Puts marks into the lists and the item that are shown. */
const putIntoShown = (articleIds: readonly number[], readYn: YesNo): void => {
  changeOpenedItem<ReadFacts>(articleIds, { readYn });
  changeShownRows<ReadFacts>(articleIds, { readYn });
};

/** The numbers of unread items that are shown have changed. */
export const countAnew = (): void => void queryClient.invalidateQueries({ queryKey: ['article-unread'] });

const settle = (articleId: number, readYn: YesNo): void => {
  if (marks.get(articleId) !== readYn) return;
  putIntoShown([articleId], readYn);
  marks.delete(articleId);
  tell();
};

/** Sends writes one after the other: what was pressed last is what stands in the end. */
export const inTurn = serialQueue();

const toldToLists = { quiet: true, leavesLists: true } as const;

/** Marks an item for the person: shown at once, taken back where it cannot be stored. @returns whether it was stored */
export const markItem = async (articleId: number, isRead: boolean): Promise<boolean> => {
  const readYn = isRead ? 'Y' : 'N';
  marks.set(articleId, readYn);
  tell();
  try {
    await inTurn(() =>
      write('PUT', '/update-article/read', { articleIds: [articleId], readYn }, toldToLists),
    );
  } catch (problem) {
    marks.delete(articleId);
    tell();
    announce(problemSentence(problem));
    return false;
  }
  putIntoShown([articleId], readYn);
  countAnew();
  setTimeout(settle, keptMs, articleId, readYn);
  return true;
};

/** Marks many items in one go. @throws HttpProblem */
export const markItems = async (articleIds: readonly number[], isRead: boolean): Promise<void> => {
  const readYn = isRead ? 'Y' : 'N';
  await inTurn(() => write('PUT', '/update-article/read', { articleIds, readYn }, toldToLists));
  putIntoShown(articleIds, readYn);
  for (const articleId of articleIds) {
    marks.set(articleId, readYn);
    setTimeout(settle, keptMs, articleId, readYn);
  }
  tell();
  countAnew();
};

/** Asks for a list that knows of the marks that are still on their way. */
export const onceMarked = (ask: () => void): void => void inTurn(async () => ask());

/** Whether the person has read an item, as far as this tab knows. */
export const isRead = ({ articleId, readYn }: ReadFacts): boolean => (marks.get(articleId) ?? readYn) === 'Y';

/** Whether the person has not read an item, as far as this tab knows; neither this nor `isRead` of what has no marks. */
export const isUnread = ({ articleId, readYn }: ReadFacts): boolean =>
  (marks.get(articleId) ?? readYn) === 'N';

/** Whether the person has not read an item, as far as this tab knows. */
export const useUnread = ({ articleId, readYn }: ReadFacts): boolean => {
  const marked = useSyncExternalStore(subscribe, () => marks.get(articleId));
  return (marked ?? readYn) === 'N';
};
