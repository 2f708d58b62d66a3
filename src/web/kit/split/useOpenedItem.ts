import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface OpenedState {
  /** The item that is read beside the list. */
  openId?: number;
}

/**
 * Which item is read beside the list. It stands in the history's entry of the list, so that the page can be loaded anew,
 * and going back leaves the list rather than each item; other conditions begin with none.
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
