import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { create } from 'zustand';
import type { Density } from '../density/density.ts';
import { useUserSetting } from '../userSetting/useUserSetting.ts';
import { useSavedViews } from './savedViews.ts';
import { type SavedView, viewIdIn } from './viewAddress.ts';

/** What has been made other than the view has it, apart from its conditions, and is not saved yet. */
interface Look {
  viewId: number | null;
  /** Null: those that the list has for everybody. */
  columns?: readonly string[] | null;
  density?: Density;
}

const asSaved: Look = { viewId: null };

const useLook = create<Look>(() => asSaved);

/** The view that the address names, of the list that is shown. */
export const useChosenView = (): SavedView | undefined => {
  const { pathname, search } = useLocation();
  const id = viewIdIn(search);
  return useSavedViews(({ views }) =>
    id === undefined ? undefined : views.find((view) => view.viewId === id && view.menuUrl === pathname),
  );
};

/** What was made other of the chosen view's look. */
export const useChangedLook = (view: SavedView | undefined): Omit<Look, 'viewId'> => {
  const look = useLook();
  return view && look.viewId === view.viewId ? look : asSaved;
};

export const changeLook = ({ viewId }: SavedView, change: Omit<Look, 'viewId'>): void =>
  useLook.setState((before) => ({ ...(before.viewId === viewId ? before : {}), ...change, viewId }), true);

export const forgetLook = (): void => useLook.setState(asSaved, true);

/** How closely rows stand in a view of one's own; those of colleagues leave it to the reader. */
export const densityOf = (
  view: SavedView | undefined,
  { density }: Omit<Look, 'viewId'>,
): Density | undefined =>
  density ?? (view?.ownYn === 'Y' && view.lineGapCd !== null ? (view.lineGapCd as Density) : undefined);

interface ColumnSetting {
  areOfView: boolean;
  value: { columns: string[] } | null;
  keep: (value: { columns: string[] } | null) => Promise<void>;
}

/**
 * The columns that the person chose for a list, and the way to choose others. While a view is chosen they are the view's,
 * and others stay with it until it is left or saved.
 */
export const useColumnSetting = (setngKey: string): ColumnSetting => {
  const { value, keep } = useUserSetting<{ columns: string[] }>(setngKey);
  const view = useChosenView();
  const changed = useChangedLook(view).columns;
  const own = changed === undefined ? view?.colNmList : changed;
  const shown = useMemo(() => {
    if (own) return { columns: [...own] };
    return changed === null ? null : value;
  }, [own, changed, value]);
  return {
    areOfView: view !== undefined,
    value: shown,
    keep: view ? async (next) => changeLook(view, { columns: next?.columns ?? null }) : keep,
  };
};
