export interface FeedBounds {
  /** Bytes that are read at most. */
  maxBytes: number;
  /** Items that are read at most; feeds put the newest first. */
  maxItems: number;
}

/** What one visit to a source may cost. */
export const visitBounds: FeedBounds = { maxBytes: 5 * 1024 * 1024, maxItems: 2000 };

const itemEnd = /<\/(?:[\w-]{1,20}:)?(?:item|entry)\s*>/gi;
const rootEnd = /<\/(?:[\w-]{1,20}:)?(?:rss|feed|rdf)\s*>/i;
/** What servers append to a page (comments, scripts) is no part of the question whether it is whole. */
const tail = 2000;

export interface Bounded {
  xml: string;
  /** items: there were more; unfinished: the document breaks off. */
  cut: 'items' | 'unfinished' | null;
  /** Whole items in it. */
  count: number;
}

/** A document of a bounded number of whole items. What is cut leaves its outer elements open. */
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
