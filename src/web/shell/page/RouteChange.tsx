import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { constants } from '#contract/constants.ts';
import { messages } from '#contract/messages.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { startLoading } from '#web/kit/loading/loadingStore.ts';

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

/** To the field that a screen is there for (`data-first-focus`), else to its heading. */
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

/** What happens on every change of path, wherever it leads: to the top, a short transition, focus to its beginning, nothing said yet. */
export const RouteChange = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const arriving = useNavigation().state === 'loading';

  // the code of a screen may take its time on a slow line
  useEffect(() => (arriving ? startLoading(messages.startUp.loading) : undefined), [arriving]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // what was said of the screen before is no longer so
    announce('');
    window.scrollTo(0, 0);
    playTransition();
    focusBeginning();
  }, [pathname]);

  return <Outlet />;
};
