import { briefedKey, isBriefedKind, nothingShown, type Shown } from '#contract/dailyBriefing.ts';

export type Entry = Record<string, unknown>;

const nameOf = (entry: Entry): string | undefined =>
  isBriefedKind(entry.itemKnd) && typeof entry.itemId === 'number'
    ? briefedKey(entry as { itemKnd: string; itemId: number })
    : undefined;

const asSent = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));

const shownIn = (entry: Entry): Entry =>
  Object.fromEntries(Object.keys(nothingShown).map((name) => [name, asSent(entry[name])]));

export interface Sources {
  /** The stored entries of an existing edition. */
  stored: readonly Entry[];
  /** Current content of the records that the caller may read. */
  shown: ReadonlyMap<string, Shown>;
  /** A published edition keeps its content. */
  isPublished: boolean;
}

/**
 * The entries of an edition as they are stored: order, comments and headings come from the request, the content of a
 * record never does. It is taken from the record; for a published edition, and for a record that no longer exists, from
 * the stored entry.
 * @returns the indexes of new entries whose record the caller may not read
 */
export const entriesToStore = (
  sent: readonly Entry[],
  { stored, shown, isPublished }: Sources,
): { entries: Entry[]; unreadable: number[] } => {
  const before = new Map(stored.map((entry) => [nameOf(entry), entry]));
  const unreadable: number[] = [];
  const entries = sent.map((entry, index) => {
    const { itemKnd, itemId = null, cmntCn = null } = entry;
    const name = nameOf(entry);
    // a heading has its own text; the form refuses entries that are neither heading nor record
    if (name === undefined) return { ...nothingShown, itemKnd, itemId, cmntCn, ttl: entry.ttl ?? null };
    const old = before.get(name);
    const now = shown.get(name);
    if (!old && !now) unreadable.push(index);
    const facts = old && (isPublished || !now) ? shownIn(old) : now;
    return { itemKnd, itemId, cmntCn, ...(facts ?? nothingShown) };
  });
  return { entries, unreadable };
};
