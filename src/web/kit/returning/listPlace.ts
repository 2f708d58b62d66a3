/** The place where the user left a list: the opened record and its position. */
export interface LeftPlace {
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
export const recordLink = (record: string): HTMLElement | null =>
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
export const placeIn = (address: string): LeftPlace | undefined => {
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
