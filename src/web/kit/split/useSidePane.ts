import { useCallback, useEffect, useRef } from 'react';
import { useOpenedItem } from './useOpenedItem.ts';

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
