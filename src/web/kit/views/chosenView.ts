import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { create } from 'zustand';
import { useUserSetting } from '#web/client/userSetting/useUserSetting.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { type SavedView, viewIdIn } from '#web/client/views/viewAddress.ts';
import type { Density } from './density.ts';

/** Unsaved changes to a view, apart from its conditions. */
interface DisplayChanges {
  viewId: number | null;
  /** Null: the list's default columns. */
  columns?: readonly string[] | null;
  density?: Density;
}

const asSaved: DisplayChanges = { viewId: null };

const useChanges = create<DisplayChanges>(() => asSaved);

/** The view named in the address, of the current list. */
export const useChosenView = (): SavedView | undefined => {
  const { pathname, search } = useLocation();
  const id = viewIdIn(search);
  return useSavedViews(({ views }) =>
    id === undefined ? undefined : views.find((view) => view.viewId === id && view.menuUrl === pathname),
  );
};

/** The unsaved changes to the open view. */
export const useDisplayChanges = (view: SavedView | undefined): Omit<DisplayChanges, 'viewId'> => {
  const changes = useChanges();
  return view && changes.viewId === view.viewId ? changes : asSaved;
};

export const changeDisplay = ({ viewId }: SavedView, change: Omit<DisplayChanges, 'viewId'>): void =>
  useChanges.setState((before) => ({ ...(before.viewId === viewId ? before : {}), ...change, viewId }), true);

export const discardDisplayChanges = (): void => useChanges.setState(asSaved, true);

/** Density of the user's own view; views of colleagues leave it to the reader. */
export const densityOf = (
  view: SavedView | undefined,
  { density }: Omit<DisplayChanges, 'viewId'>,
): Density | undefined =>
  density ?? (view?.ownYn === 'Y' && view.lineGapCd !== null ? (view.lineGapCd as Density) : undefined);

interface ColumnSetting {
  areOfView: boolean;
  value: { columns: string[] } | null;
  keep: (value: { columns: string[] } | null) => Promise<void>;
}

/**
 * The user's columns of a list, and a function that changes them. While a view is open they are the view's, and changes
 * stay in it until it is left or saved.
 */
export const useColumnSetting = (setngKey: string): ColumnSetting => {
  const { value, keep } = useUserSetting<{ columns: string[] }>(setngKey);
  const view = useChosenView();
  const changed = useDisplayChanges(view).columns;
  const own = changed === undefined ? view?.colNmList : changed;
  const shown = useMemo(() => {
    if (own) return { columns: [...own] };
    return changed === null ? null : value;
  }, [own, changed, value]);
  return {
    areOfView: view !== undefined,
    value: shown,
    keep: view ? async (next) => changeDisplay(view, { columns: next?.columns ?? null }) : keep,
  };
};
