import { create } from 'zustand';
import type { Calls } from '#generated/api/calls.ts';
import { read } from '../http/read.ts';
import type { SavedView } from './viewAddress.ts';

type Answer = Calls['GET /savedview-list']['answer']['data'];

interface SavedViews {
  views: readonly SavedView[];
  /** The server has said which there are, or that it cannot. */
  isKnown: boolean;
}

const nothing: SavedViews = { views: [], isKnown: false };

/** The views of all lists that the signed-in person reads. */
export const useSavedViews = create<SavedViews>(() => nothing);

const isFirst = (view: SavedView): boolean => view.ownYn === 'Y' && view.bscYn === 'Y';

/** The view that opens the list, of these. */
export const firstView = (views: readonly SavedView[], list: string): SavedView | undefined =>
  views.find((view) => isFirst(view) && view.menuUrl === list);

/** Whether a view opens the list, as far as that is known. */
export const opensWithView = (list: string): boolean =>
  firstView(useSavedViews.getState().views, list) !== undefined;

const item = 'firstViews';

/** Whether a view opened the list when this browser last knew: it is worth to wait for it. */
export const mayOpenWithView = (list: string): boolean => {
  try {
    const lists: unknown = JSON.parse(localStorage.getItem(item) ?? '[]');
    return Array.isArray(lists) && lists.includes(list);
  } catch {
    return false;
  }
};

/** The server's answer: all that there are now. */
export const takeSavedViews = ({ views }: Answer): void => {
  useSavedViews.setState({ views, isKnown: true });
  const lists = views.filter(isFirst).map(({ menuUrl }) => menuUrl);
  try {
    if (lists.length > 0) localStorage.setItem(item, JSON.stringify(lists));
    else localStorage.removeItem(item);
  } catch {
    // a browser that stores nothing shows the list before its view
  }
};

/** Asks for the views; colleagues may share others meanwhile. A failure leaves those that are known. */
export const loadSavedViews = async (signal?: AbortSignal): Promise<void> => {
  try {
    takeSavedViews(
      await read<Answer>('/savedview-list', { quiet: true, background: true, ...(signal && { signal }) }),
    );
  } catch {
    if (!signal?.aborted) useSavedViews.setState({ isKnown: true });
  }
};

/** The person is another one. */
export const forgetSavedViews = (): void => useSavedViews.setState(nothing);
