import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { consumeListPlace, type LeftPlace, placeIn, recordLink } from './listPlace.ts';

/** Navigation state of a link back to a list. */
export const returning = { returning: true } as const;

/** Props of a link back to a list: the key `U` follows it, and the place in the list is restored. */
export const backLinkProps = { state: returning, 'data-reading': 'list' } as const;

/** True if the current address was reached by going back. */
export const useIsReturn = (): boolean => {
  const { state } = useLocation() as { state: Partial<typeof returning> | null };
  const isBack = useNavigationType() === 'POP';
  return isBack || state?.returning === true;
};

/** The record from which the user returns to the list at this address; undefined if the list was opened otherwise. */
export const useLeftRecord = (address: string): string | undefined => {
  const isReturn = useIsReturn();
  return useState(() => (isReturn ? placeIn(address)?.record : undefined))[0];
};

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** Scrolls so that the record is at its previous position. */
const scrollBack = (link: HTMLElement, { scrollY, top }: LeftPlace): void => {
  if (scrollY !== null) {
    window.scrollTo(0, scrollY);
    // the height of unrendered rows is only an estimate: content above may have grown or shrunk
    const moved = top === null ? 0 : link.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy(0, moved);
  }
  if (scrollY === null || !isInView(link)) link.scrollIntoView({ block: 'center' });
};

const comeBack = (address: string): void => {
  const place = consumeListPlace(address);
  const record = place && recordLink(place.record);
  const link = record ?? (place?.next === undefined ? null : recordLink(place.next));
  if (!place || !link) return;
  // no entrance animation: it is in its old place at once
  for (const entrance of document.querySelector('main')?.getAnimations?.() ?? []) entrance.finish();
  if (record) scrollBack(link, place);
  else link.scrollIntoView({ block: 'center' });
  link.focus({ preventScroll: true });
  // in the split view the record is opened again
  if (link.matches('[data-beside]:not([aria-current])')) link.click();
};

/**
 * Restores the place in a list after a return, before the first paint: the row at its previous position, its link
 * focused. The link carries `data-record`. `isReady`: the row is rendered, if it is in the list at all. `address`: the
 * address under which the list was left, if it differs from the browser's: users may write queries in any order.
 */
export const useRestoreListPlace = (isReady: boolean, address?: string): void => {
  const { pathname, search } = useLocation();
  const isReturn = useIsReturn();
  const isDone = useRef(!isReturn);
  const left = address ?? pathname + search;

  useLayoutEffect(() => {
    if (isDone.current || !isReady) return;
    isDone.current = true;
    // after the route change of the shell, which scrolls each screen to its top
    queueMicrotask(() => comeBack(left));
  }, [isReady, left]);
};
