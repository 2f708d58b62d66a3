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

/** Interval of the requests for the numbers of new articles, in ms. */
const interval = 60_000;

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

/** Asks for the numbers of new articles while the page is visible. */
const useNumbers = (): void =>
  useEffect(() => {
    const asking = new AbortController();
    let askedAt = Number.NEGATIVE_INFINITY;
    const ask = () => {
      askedAt = performance.now();
      // after a failure the known numbers stay, and are asked for again
      loadWatched(asking.signal).catch(() => {});
    };
    const askIfVisible = () => {
      if (document.visibilityState === 'visible') ask();
    };
    const onReturn = () => {
      if (performance.now() - askedAt >= interval) askIfVisible();
    };
    const cancel = whenIdle(askIfVisible);
    const timer = setInterval(askIfVisible, interval);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      cancel();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      asking.abort();
      clearWatched();
    };
  }, []);

/** Views that were saved, changed or read again may have other numbers. */
const useNumbersOfViews = (): void => {
  const views = useSavedViews((saved) => saved.views);
  useEffect(() => {
    if (useWatched.getState().isKnown) loadWatched().catch(() => {});
  }, [views]);
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
  useNumbersOfViews();
  useSeen();
  return null;
};
