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
const useOpenedItem = () => {
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

const focusRecord = (articleId: number | undefined): void =>
  document.querySelector<HTMLElement>(`main [data-record="${articleId}"]`)?.focus();

/** The item open beside a list, with the actions that open and close it. */
export const useSidePane = () => {
  const { openId, openNow, show } = useOpenedItem();
  /** Heading of the open item: a key on the opened row focuses it. */
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(openId);
  useEffect(() => {
    shownId.current = openId;
  }, [openId]);
  const openInPane = useCallback(
    (articleId: number, byKey: boolean): void => {
      // the second key press on the open row moves the focus to the item
      const isOpen = shownId.current === articleId && openNow() === articleId;
      if (byKey && isOpen) heading.current?.focus();
      else show(articleId);
    },
    [openNow, show],
  );
  return {
    openId,
    openInPane,
    /** Props of the reader. */
    reader: {
      heading,
      onOpen: (articleId: number): void => {
        show(articleId);
        focusRecord(articleId);
      },
      /** Closes the item; the row gets the focus again. */
      onClose: (): void => {
        show(undefined);
        focusRecord(openId);
      },
    },
  };
};
