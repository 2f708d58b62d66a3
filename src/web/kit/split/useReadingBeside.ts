import { useCallback, useEffect, useRef } from 'react';
import { useOpenedItem } from './useOpenedItem.ts';

const focusRecord = (articleId: number | undefined): void =>
  document.querySelector<HTMLElement>(`main [data-record="${articleId}"]`)?.focus();

/** What is read beside a list of items, and the ways there and back. */
export const useReadingBeside = () => {
  const { openId, show } = useOpenedItem();
  /** The name of what is read: what a key on the opened row focuses. */
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(openId);
  useEffect(() => {
    shownId.current = openId;
  }, [openId]);
  const openBeside = useCallback(
    (articleId: number, byKey: boolean): void => {
      // pressed once more, a key leads on to what it has opened
      if (byKey && shownId.current === articleId) heading.current?.focus();
      else show(articleId);
    },
    [show],
  );
  return {
    openId,
    openBeside,
    /** Of what is shown there. */
    reader: {
      heading,
      onOpen: (articleId: number): void => {
        show(articleId);
        focusRecord(articleId);
      },
      /** Nothing is read any more; the row has the focus again. */
      onClose: (): void => {
        show(undefined);
        focusRecord(openId);
      },
    },
  };
};
