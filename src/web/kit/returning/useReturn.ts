import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { takePlace } from './listPlace.ts';

/** Navigation state of a link that leads back to a list. */
export const returning = { returning: true } as const;

/** What a link that leads back to a list has: `U` follows it, and the place in the list is found again. */
export const wayBack = { state: returning, 'data-reading': 'list' } as const;

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/**
 * Brings whoever comes back to a list to the row that they left: scrolled as it was, the row's link focused.
 * The link carries `data-record`. `isReady`: the rows are on the screen. `address`: that under which the list was left,
 * where it is not the one that the browser shows: people write queries in any order.
 */
export const useReturn = (isReady: boolean, address?: string): void => {
  const { pathname, search, state } = useLocation();
  const isBack = useNavigationType() === 'POP' || (state as typeof returning | null)?.returning === true;
  const isDone = useRef(!isBack);
  const left = address ?? pathname + search;

  useEffect(() => {
    if (isDone.current || !isReady) return;
    isDone.current = true;
    const place = takePlace(left);
    const link = place && document.querySelector<HTMLElement>(`[data-record="${CSS.escape(place.record)}"]`);
    if (!link) return;
    if (place.scrollY !== null) window.scrollTo(0, place.scrollY);
    // rows that were never drawn are only guessed at: what is above may have grown or shrunk meanwhile
    if (place.scrollY === null || !isInView(link)) link.scrollIntoView({ block: 'center' });
    link.focus({ preventScroll: true });
    // where records are read beside their list, it is read on
    if (link.matches('[data-beside]:not([aria-current])')) link.click();
  }, [isReady, left]);
};
