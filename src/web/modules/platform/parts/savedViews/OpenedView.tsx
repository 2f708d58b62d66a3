import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { onUserChange } from '#web/client/session/onUserChange.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import {
  clearSavedViews,
  firstView,
  loadSavedViews,
  mayOpenWithView,
  useSavedViews,
} from '#web/client/views/savedViews.ts';
import { addressOf, withoutView } from '#web/client/views/viewAddress.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import type { returning } from '#web/kit/returning/listPlace.ts';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import {
  densityOf,
  discardDisplayChanges,
  useChosenView,
  useDisplayChanges,
} from '#web/kit/views/chosenView.ts';
import { showDensityOfView } from '#web/kit/views/density.ts';

/** Loads the views of the signed-in user. */
const useLoading = (): void => {
  const userId = useSession(({ user }) => user?.user.userId);
  useEffect(() => {
    if (userId === undefined) return undefined;
    const asking = new AbortController();
    void loadSavedViews(asking.signal);
    return () => {
      asking.abort();
      clearSavedViews();
      discardDisplayChanges();
    };
  }, [userId]);
};

/** The last address of each list, by path. */
const seen = new Map<string, string>();
onUserChange(() => seen.clear());

/**
 * The address to open instead: for a bare address that of the list's default view, for a return from a record that of
 * the view left, whose id records do not carry.
 */
const useBetterAddress = (isList: boolean): string | undefined => {
  const { pathname, search, state, key } = useLocation();
  const first = useSavedViews(({ views }) => firstView(views, pathname));
  const isKnown = useSavedViews((known) => known.isKnown);
  const [settledKey, setSettledKey] = useState<string>();

  const betterAddress = (): string | undefined => {
    if (!isList) return undefined;
    const last = seen.get(pathname);
    const isBack = (state as Partial<typeof returning> | null)?.returning === true;
    if (isBack && last !== undefined && last !== search && withoutView(last) === search)
      return pathname + last;
    return search === '' && first && settledKey !== key ? addressOf(first) : undefined;
  };
  const better = betterAddress();
  useEffect(() => {
    if (isList && better === undefined) seen.set(pathname, search);
  }, [isList, better, pathname, search]);
  // an open list stays as it is, also when the user makes a view its default
  if (isKnown && better === undefined && settledKey !== key) setSettledKey(key);
  return better;
};

/** Applies the density of the open view. */
const useDensityOfView = (): void => {
  const view = useChosenView();
  const density = densityOf(view, useDisplayChanges(view));
  useLayoutEffect(() => {
    if (density === undefined) return undefined;
    showDensityOfView(density);
    return () => showDensityOfView(undefined);
  }, [density]);
};

/** Numbers of new articles; a page that cannot load it does without. */
const Watching = lazyPart(
  async () => (await import('./Watching.tsx')).Watching,
  () => {},
);

/** Wraps every screen: a list opens with the user's default view. */
export const OpenedView = ({ isList, children }: { isList: boolean; children: ReactNode }) => {
  useLoading();
  useDensityOfView();
  const { pathname, search, state } = useLocation();
  const better = useBetterAddress(isList);
  const isKnown = useSavedViews((known) => known.isKnown);
  const isWaiting = isList && search === '' && !isKnown && mayOpenWithView(pathname);
  const hasViews = useSavedViews(({ views }) => views.length > 0);
  const screen = isWaiting ? <LoadingState minHeight="52rem" /> : children;
  return (
    <>
      {better === undefined ? screen : <Navigate to={better} replace state={state} />}
      {hasViews && <Watching />}
    </>
  );
};
