import { create } from 'zustand';
import type { Calls } from '#generated/api/calls.ts';
import { read } from '../http/read.ts';
import type { SavedView } from './viewAddress.ts';

type Answer = Calls['GET /savedview-list']['answer']['data'];

interface SavedViews {
  views: readonly SavedView[];
  /** The server has answered, or failed. */
  isKnown: boolean;
}

const nothing: SavedViews = { views: [], isKnown: false };

/** The views that the signed-in user may read, of all lists. */
export const useSavedViews = create<SavedViews>(() => nothing);

const isFirst = (view: SavedView): boolean => view.ownYn === 'Y' && view.bscYn === 'Y';

/** The one of these views that opens the list by default. */
export const firstView = (views: readonly SavedView[], list: string): SavedView | undefined =>
  views.find((view) => isFirst(view) && view.menuUrl === list);

/** True if a view opens the list by default, as far as known. */
export const opensWithView = (list: string): boolean =>
  firstView(useSavedViews.getState().views, list) !== undefined;

const item = 'firstViews';

/** True if a view opened the list when this browser last knew: then the list waits for the views. */
export const mayOpenWithView = (list: string): boolean => {
  try {
    const lists: unknown = JSON.parse(localStorage.getItem(item) ?? '[]');
    return Array.isArray(lists) && lists.includes(list);
  } catch {
    return false;
  }
};

/** Stores the server's response: all current views. */
export const applySavedViews = ({ views }: Answer): void => {
  useSavedViews.setState({ views, isKnown: true });
  const lists = views.filter(isFirst).map(({ menuUrl }) => menuUrl);
  try {
    if (lists.length > 0) localStorage.setItem(item, JSON.stringify(lists));
    else localStorage.removeItem(item);
  } catch {
    // a browser without storage shows the list before its view
  }
};

/** Loads the views; colleagues may share others meanwhile. After a failure the known ones stay. */
export const loadSavedViews = async (signal?: AbortSignal): Promise<void> => {
  try {
    applySavedViews(
      await read<Answer>('/savedview-list', { quiet: true, background: true, ...(signal && { signal }) }),
    );
  } catch {
    if (!signal?.aborted) useSavedViews.setState({ isKnown: true });
  }
};

/** Called when the user changes. */
export const clearSavedViews = (): void => useSavedViews.setState(nothing);
