import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type LeftPlace, placeIn, recordLink, takePlace } from './listPlace.ts';

/** Navigation state of a link that leads back to a list. */
export const returning = { returning: true } as const;

/** What a link that leads back to a list has: `U` follows it, and the place in the list is found again. */
export const wayBack = { state: returning, 'data-reading': 'list' } as const;

/** Whether the address that is shown was come back to. */
export const useIsReturn = (): boolean => {
  const { state } = useLocation() as { state: Partial<typeof returning> | null };
  const isBack = useNavigationType() === 'POP';
  return isBack || state?.returning === true;
};

/** The record from which somebody comes back to the list at this address; undefined for whoever comes otherwise. */
export const useLeftRecord = (address: string): string | undefined => {
  const isReturn = useIsReturn();
  return useState(() => (isReturn ? placeIn(address)?.record : undefined))[0];
};

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** Scrolls so that the record stands where it stood. */
const scrollBack = (link: HTMLElement, { scrollY, top }: LeftPlace): void => {
  if (scrollY !== null) {
    window.scrollTo(0, scrollY);
    // rows that were never drawn are only guessed at: what is above may have grown or shrunk meanwhile
    const moved = top === null ? 0 : link.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy(0, moved);
  }
  if (scrollY === null || !isInView(link)) link.scrollIntoView({ block: 'center' });
};

const comeBack = (address: string): void => {
  const place = takePlace(address);
  const record = place && recordLink(place.record);
  const link = record ?? (place?.next === undefined ? null : recordLink(place.next));
  if (!place || !link) return;
  // it does not come in as what is new does: it stands where it stood
  for (const entrance of document.querySelector('main')?.getAnimations?.() ?? []) entrance.finish();
  if (record) scrollBack(link, place);
  else link.scrollIntoView({ block: 'center' });
  link.focus({ preventScroll: true });
  // where records are read beside their list, it is read on
  if (link.matches('[data-beside]:not([aria-current])')) link.click();
};

/**
 * Brings whoever comes back to a list to the row that they left, before anything of it is painted: where it stood in the
 * window, the row's link focused. The link carries `data-record`. `isReady`: the row is on the screen, if it is in the
 * list at all. `address`: that under which the list was left, where it is not the one that the browser shows: people
 * write queries in any order.
 */
export const useReturn = (isReady: boolean, address?: string): void => {
  const { pathname, search } = useLocation();
  const isReturn = useIsReturn();
  const isDone = useRef(!isReturn);
  const left = address ?? pathname + search;

  useLayoutEffect(() => {
    if (isDone.current || !isReady) return;
    isDone.current = true;
    // after the frame of the screens, which begins each of them at its top
    queueMicrotask(() => comeBack(left));
  }, [isReady, left]);
};
