import { useEffect, useEffectEvent } from 'react';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import {
  clearWatched,
  loadWatched,
  markSeen,
  useIsWatchable,
  useWatched,
} from '#web/client/views/watched.ts';
import { useChosenView } from '#web/kit/views/chosenView.ts';
import { useNotices } from '../notices/noticeStore.ts';

/** Runs once the screen is drawn and the browser has nothing else to do. @returns a function that prevents it */
const whenIdle = (run: () => void): (() => void) => {
  // Safari has no requestIdleCallback
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run);
  return () => cancelIdleCallback(waiting);
};

/** Asks for the numbers of new articles, again when there may be others, once the page is visible. */
const useNumbers = (): void => {
  const hits = useNotices((notices) => notices.hits);
  const views = useSavedViews((saved) => saved.views);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const ask = () => {
      // after a failure the known numbers stay
      if (document.visibilityState === 'visible') loadWatched(signal).catch(() => {});
      else document.addEventListener('visibilitychange', ask, { once: true, signal });
    };
    const cancel = whenIdle(ask);
    return () => {
      cancel();
      asking.abort();
    };
  }, [hits, views]);
  useEffect(() => clearWatched, []);
};

/** An open view has been seen. */
const useSeen = (): void => {
  const viewId = useChosenView()?.viewId;
  const isWatchable = useIsWatchable(viewId);
  const isKnown = useWatched((watched) => watched.isKnown);
  const see = useEffectEvent(() => {
    // the number stays, and goes when the view is opened again
    if (viewId !== undefined && isWatchable) markSeen(viewId).catch(() => {});
  });
  useEffect(() => see(), [viewId, isKnown]);
};

/** Watches the saved views of the user for new articles; loaded once there are any. */
export const Watching = () => {
  useNumbers();
  useSeen();
  return null;
};
