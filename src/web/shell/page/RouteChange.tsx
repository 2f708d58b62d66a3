import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { constants } from '#contract/constants.ts';
import { messages } from '#contract/messages.ts';
import { startLoading } from '#web/client/http/loadingStore.ts';
import { announce } from '#web/kit/announce/announce.tsx';

const playTransition = (): void => {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.querySelector('main')?.animate?.(
    [
      { opacity: 0, transform: 'translateY(8px)' },
      { opacity: 1, transform: 'none' },
    ],
    {
      duration: constants.pageTransitionMs,
      easing: 'ease-out',
    },
  );
};

/** Focuses the main field of a screen (`data-first-focus`), else its heading. */
const focusBeginning = (): void => {
  const first = document.querySelector<HTMLElement>('main [data-first-focus]');
  if (first) {
    first.focus({ preventScroll: true });
    return;
  }
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/**
 * Handles every route change: scrolls to the top, plays a short transition, moves the focus to the beginning, and
 * clears the live region.
 */
export const RouteChange = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const arriving = useNavigation().state === 'loading';

  // loading the code of a screen may take long on a slow connection
  useEffect(() => (arriving ? startLoading(messages.startUp.loading) : undefined), [arriving]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // announcements on the previous screen no longer apply
    announce('');
    window.scrollTo(0, 0);
    playTransition();
    focusBeginning();
  }, [pathname]);

  return <Outlet />;
};
