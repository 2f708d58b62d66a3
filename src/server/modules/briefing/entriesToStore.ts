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
  /** The entries as they are stored, of an edition that is there already. */
  stored: readonly Entry[];
  /** What the caller may read of the records now. */
  shown: ReadonlyMap<string, Shown>;
  /** A published edition keeps its content as it was. */
  isPublished: boolean;
}

/**
 * The entries of an edition as they are stored: order, comments and headings are the author's, what a record shows is
 * never theirs. It is taken from the record; of an edition that is out, and of a record that is gone, from what stood
 * there before.
 * @returns the places, from 0, of entries that are new and of which the caller may read nothing
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
    // a heading has words of its own; what is neither the form refuses
    if (name === undefined) return { ...nothingShown, itemKnd, itemId, cmntCn, ttl: entry.ttl ?? null };
    const old = before.get(name);
    const now = shown.get(name);
    if (!old && !now) unreadable.push(index);
    const facts = old && (isPublished || !now) ? shownIn(old) : now;
    return { itemKnd, itemId, cmntCn, ...(facts ?? nothingShown) };
  });
  return { entries, unreadable };
};
