import { type PointerEvent, useEffect, useRef } from 'react';
import { useSession } from '#web/client/session/sessionStore.ts';
import { mayPrefetch, restMs } from '#web/kit/query/prefetch.ts';
import { decideNow } from '../guard/guard.ts';
import { resolveScreen } from '../screens/resolveScreen.ts';

/** Prefetches the code of the screen at an address of the product, and its first requests. */
const prefetchScreen = async ({ pathname, search }: URL): Promise<void> => {
  if (pathname === window.location.pathname || decideNow(pathname).kind !== 'go') return;
  const pattern = resolveScreen(pathname, useSession.getState().menu)?.pattern;
  const { loadPage } = await import('../screens/pageRegistry.ts');
  if (!pattern) return;
  const { prefetch, isLogged } = await loadPage(pattern);
  if (!isLogged) await prefetch?.({ pathname, search });
};

/** Prefetches the screen of the menu link on which the pointer rests. */
export const usePrefetchScreen = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerLeave: leave,
    onPointerOver: ({ pointerType, target }: PointerEvent) => {
      leave();
      const link = (target as Element).closest('a');
      if (!link || pointerType === 'touch' || !mayPrefetch()) return;
      // a failed prefetch is repeated, and reported, when the screen is opened
      timer.current = setTimeout(() => void prefetchScreen(new URL(link.href)).catch(() => {}), restMs);
    },
  };
};
