/** Where somebody left a list: its address, the record that they opened, and how far the window was scrolled. */
interface ListPlace {
  address: string;
  record: string;
  scrollY: number | null;
}

const item = 'listPlace';

const readPlace = (): ListPlace | undefined => {
  try {
    return (JSON.parse(sessionStorage.getItem(item) ?? 'null') as ListPlace | null) ?? undefined;
  } catch {
    return undefined;
  }
};

const storePlace = (place: ListPlace): void => {
  try {
    sessionStorage.setItem(item, JSON.stringify(place));
  } catch {
    // without storage one comes back to the top of the list
  }
};

/** Called as a record is opened from the list at `address` (path and query). */
export const leaveList = (address: string, record: string | number): void =>
  storePlace({ address, record: String(record), scrollY: window.scrollY });

/** Called where a record is read: whoever pages on in the detail comes back to the record read last. */
export const readOn = (address: string, record: string | number): void => {
  const place = readPlace();
  if (place?.address === address && place.record === String(record)) return;
  storePlace({ address, record: String(record), scrollY: null });
};

/** The place in the list at `address`, once: asking again finds nothing. */
export const takePlace = (address: string): Omit<ListPlace, 'address'> | undefined => {
  const place = readPlace();
  if (place?.address !== address) return undefined;
  sessionStorage.removeItem(item);
  return { record: place.record, scrollY: place.scrollY };
};
