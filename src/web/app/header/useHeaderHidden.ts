import { type RefObject, useEffect, useState } from 'react';
import { afterScroll, type HeaderScroll } from './headerVisibility.ts';

/** True while the header has to be out of the way. */
export const useHeaderHidden = (header: RefObject<HTMLElement | null>): boolean => {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let state: HeaderScroll = { y: window.scrollY, hidden: false };
    const judge = () => {
      const element = header.current;
      // somebody works in the header by keyboard or has its box open: it stays
      if (element?.contains(document.activeElement) && document.activeElement?.matches(':focus-visible'))
        return;
      const headerEnd = element ? element.offsetHeight * 2 : 0;
      state = afterScroll(state, Math.max(0, window.scrollY), headerEnd);
      setHidden(state.hidden);
    };
    window.addEventListener('scroll', judge, { passive: true });
    return () => window.removeEventListener('scroll', judge);
  }, [header]);
  return hidden;
};
