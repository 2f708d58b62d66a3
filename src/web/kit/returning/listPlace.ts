/** Where somebody left a list: its address, the record that they opened, and how far the window was scrolled. */
interface ListPlace {
  address: string;
  record: string;
  scrollY: number | null;
}

const item = 'listPlaces';
/** A list leads to a record that lists others in turn; nobody goes deeper than this. */
const maxPlaces = 10;

const isPlace = (value: unknown): value is ListPlace =>
  value !== null && typeof value === 'object' && 'address' in value && 'record' in value;

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

/** Called as a record is opened from the list at `address` (path and query). */
export const leaveList = (address: string, record: string | number): void =>
  storePlace({ address, record: String(record), scrollY: window.scrollY });

/** Called where a record is read: whoever pages on in the detail comes back to the record read last. */
export const readOn = (address: string, record: string | number): void => {
  const known = readPlaces().find((place) => place.address === address);
  if (known?.record === String(record)) return;
  storePlace({ address, record: String(record), scrollY: null });
};

/** The place in the list at `address`, once: asking again finds nothing. */
export const takePlace = (address: string): Omit<ListPlace, 'address'> | undefined => {
  const place = readPlaces().find((one) => one.address === address);
  if (!place) return undefined;
  storePlaces(others(address));
  return { record: place.record, scrollY: place.scrollY };
};
