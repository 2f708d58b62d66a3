export interface FeedBounds {
  /** Maximum number of bytes read. */
  maxBytes: number;
  /** Maximum number of items read; feeds list the newest first. */
  maxItems: number;
}

/** Limits of one visit to a source. */
export const visitBounds: FeedBounds = { maxBytes: 5 * 1024 * 1024, maxItems: 2000 };

const itemEnd = /<\/(?:[\w-]{1,20}:)?(?:item|entry)\s*>/gi;
const rootEnd = /<\/(?:[\w-]{1,20}:)?(?:rss|feed|rdf)\s*>/i;
/**
 * Servers append comments and scripts to a document; this many characters are ignored when checking that it is
 * complete.
 */
const tail = 2000;

export interface Bounded {
  xml: string;
  /** items: the document had more; unfinished: the document breaks off. */
  cut: 'items' | 'unfinished' | null;
  /** Number of complete items in `xml`. */
  count: number;
}

/** At most `maxItems` complete items of a document. The outer elements of a cut document stay open. */
export const boundedItems = (xml: string, maxItems: number): Bounded => {
  itemEnd.lastIndex = 0;
  let count = 0;
  let end = 0;
  while (count < maxItems && itemEnd.exec(xml)) {
    count += 1;
    end = itemEnd.lastIndex;
  }
  if (count === maxItems && itemEnd.exec(xml)) return { xml: xml.slice(0, end), cut: 'items', count };
  if (rootEnd.test(xml.slice(-tail)) || /^<[^>]*\/>\s*$/.test(xml.slice(0, tail)))
    return { xml, cut: null, count };
  return { xml: count > 0 ? xml.slice(0, end) : xml, cut: 'unfinished', count };
};
