/** Where somebody left a list: the record that they opened, and where it stood. */
export interface LeftPlace {
  record: string;
  /** The one that followed it, for a list that does not show it any more. */
  next?: string | undefined;
  /** How far the window was scrolled, and how far below its top the record was; null where another one was opened. */
  scrollY: number | null;
  top: number | null;
}

interface ListPlace extends LeftPlace {
  address: string;
}

const item = 'listPlaces';
/** A list leads to a record that lists others in turn; nobody goes deeper than this. */
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
    // without storage one comes back to the top of the list
  }
};

const others = (address: string): ListPlace[] => readPlaces().filter((place) => place.address !== address);

const storePlace = (place: ListPlace): void => storePlaces([...others(place.address), place]);

/** What leads to the record from the list that is shown. */
export const recordLink = (record: string): HTMLElement | null =>
  document.querySelector(`[data-record="${CSS.escape(record)}"]`);

/** Called as a record is opened from the list at `address` (path and query). */
export const leaveList = (address: string, id: string | number): void => {
  const record = String(id);
  const top = recordLink(record)?.getBoundingClientRect().top ?? null;
  storePlace({ address, record, scrollY: window.scrollY, top });
};

/**
 * Called where a record is read: whoever pages on in the detail comes back to the record read last, or to the one that
 * follows it.
 */
export const readOn = (address: string, record: string | number, next?: string | number): void => {
  const known = readPlaces().find((place) => place.address === address);
  const here =
    known?.record === String(record) ? known : { address, record: String(record), scrollY: null, top: null };
  storePlace({ ...here, ...(next !== undefined && { next: String(next) }) });
};

/** The place in the list at `address`. */
export const placeIn = (address: string): LeftPlace | undefined => {
  const place = readPlaces().find((one) => one.address === address);
  if (!place) return undefined;
  const { record, next, scrollY, top } = place;
  return { record, scrollY, top, ...(next !== undefined && { next }) };
};

/** The place in the list at `address`, once: asking again finds nothing. */
export const takePlace = (address: string): LeftPlace | undefined => {
  const place = placeIn(address);
  if (place) storePlaces(others(address));
  return place;
};
