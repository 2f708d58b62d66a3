import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCurrentLocation } from '../routing/useCurrentLocation.ts';

interface OpenedState {
  /** The item open beside the list. */
  openId?: number;
}

const openIdIn = (state: unknown): number | undefined => {
  const openId = (state as OpenedState | null)?.openId;
  return Number.isSafeInteger(openId) ? openId : undefined;
};

/**
 * The item open beside the list. It is stored in the list's history entry, so that it survives a reload, and going back
 * leaves the list rather than each item; changed conditions start without one.
 */
export const useOpenedItem = () => {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const current = useCurrentLocation();
  const latest = useRef({ current, pathname });
  useEffect(() => {
    latest.current = { current, pathname };
  }, [current, pathname]);
  /** The item of the address as it is now: the rendered one may be that of an earlier press. */
  const openNow = useCallback((): number | undefined => openIdIn(latest.current.current().state), []);
  const show = useCallback(
    (openId: number | undefined): void => {
      const now = latest.current.current();
      // the list is being left already
      if (now.pathname !== latest.current.pathname) return;
      const { openId: _former, ...rest } = (now.state ?? {}) as OpenedState;
      void navigate(
        { search: now.search },
        {
          replace: true,
          preventScrollReset: true,
          state: openId === undefined ? rest : { ...rest, openId },
        },
      );
    },
    [navigate],
  );
  return { openId: openIdIn(state), openNow, show };
};
