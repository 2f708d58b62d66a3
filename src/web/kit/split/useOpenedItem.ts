import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface OpenedState {
  /** The item open beside the list. */
  openId?: number;
}

/**
 * The item open beside the list. It is stored in the list's history entry, so that it survives a reload, and going back
 * leaves the list rather than each item; changed conditions start without one.
 */
export const useOpenedItem = () => {
  const { search, state } = useLocation() as { search: string; state: OpenedState | null };
  const navigate = useNavigate();
  const latest = useRef({ search, state });
  useEffect(() => {
    latest.current = { search, state };
  }, [search, state]);
  const show = useCallback(
    (openId: number | undefined): void => {
      const { openId: _former, ...rest } = latest.current.state ?? {};
      void navigate(
        { search: latest.current.search },
        {
          replace: true,
          preventScrollReset: true,
          state: openId === undefined ? rest : { ...rest, openId },
        },
      );
    },
    [navigate],
  );
  const openId = state?.openId;
  return { openId: Number.isSafeInteger(openId) ? openId : undefined, show };
};
