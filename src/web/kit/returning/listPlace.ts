import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The place where the user left a list: the opened record and its position. */
interface LeftPlace {
  record: string;
  /** The record after it, in case the list no longer contains the opened one. */
  next?: string | undefined;
  /** Scroll position of the window, and the record's distance from its top; null if another record was opened since. */
  scrollY: number | null;
  top: number | null;
}

interface ListPlace extends LeftPlace {
  address: string;
}

const item = 'listPlaces';
/**
 * Nested lists whose places are kept: a list leads to a record that has lists of its own; nobody goes deeper than this.
 */
const maxPlaces = 10;

const isPlace = (value: unknown): value is ListPlace =>
  value !== null &&
  typeof value === 'object' &&
  ['address', 'record', 'scrollY', 'top'].every((name) => name in value);

const readPlaces = (): ListPlace[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(item) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
};

const storePlaces = (places: readonly ListPlace[]): void => {
  try {
    sessionStorage.setItem(item, JSON.stringify(places.slice(-maxPlaces)));
  } catch {
    // without storage a return leads to the top of the list
  }
};

const others = (address: string): ListPlace[] => readPlaces().filter((place) => place.address !== address);

const storePlace = (place: ListPlace): void => storePlaces([...others(place.address), place]);

/** The link to the record in the list on the screen. */
const recordLink = (record: string): HTMLElement | null =>
  document.querySelector(`[data-record="${CSS.escape(record)}"]`);

/** Called when a record is opened from the list at `address` (path and query). */
export const storeListPlace = (address: string, id: string | number): void => {
  const record = String(id);
  const top = recordLink(record)?.getBoundingClientRect().top ?? null;
  storePlace({ address, record, scrollY: window.scrollY, top });
};

/**
 * Called by a detail: after paging through records, the return leads to the record read last, or to the one after it.
 */
export const storeReadRecord = (address: string, record: string | number, next?: string | number): void => {
  const known = readPlaces().find((place) => place.address === address);
  const here =
    known?.record === String(record) ? known : { address, record: String(record), scrollY: null, top: null };
  storePlace({ ...here, ...(next !== undefined && { next: String(next) }) });
};

/** The stored place in the list at `address`. */
const placeIn = (address: string): LeftPlace | undefined => {
  const place = readPlaces().find((one) => one.address === address);
  if (!place) return undefined;
  const { record, next, scrollY, top } = place;
  return { record, scrollY, top, ...(next !== undefined && { next }) };
};

/** The stored place in the list at `address`, which is deleted: a second call returns undefined. */
export const consumeListPlace = (address: string): LeftPlace | undefined => {
  const place = placeIn(address);
  if (place) storePlaces(others(address));
  return place;
};

interface FromList {
  /** Query of the record's list, as it was left. */
  listSearch?: string;
  /** Path and query of another list that led to the record, such as a search. */
  listAddress?: string;
}

/**
 * Address of the list that a record was opened from.
 * @param path of the record's own list
 * @param state navigation state of the record's address
 */
export const listBefore = (path: string, state: unknown): string => {
  const { listSearch = '', listAddress = path + listSearch } = (state ?? {}) as FromList;
  return listAddress;
};

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
