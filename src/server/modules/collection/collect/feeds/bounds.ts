import { Parser } from 'htmlparser2';
import { maxDepth, TooDeep } from './tooDeep.ts';

export interface FeedBounds {
  /** Maximum number of bytes read. */
  maxBytes: number;
  /** Maximum number of items read; feeds list the newest first. */
  maxItems: number;
}

/** Limits of one visit to a source. */
export const visitBounds: FeedBounds = { maxBytes: 5 * 1024 * 1024, maxItems: 2000 };

/** Maximum number of attributes of an element: real feeds have some ten, with their namespaces. */
const maxAttributes = 1_000;
/** Maximum number of elements of an item, those of an article in XHTML included. */
const maxElements = 20_000;

/** Thrown for a document that exceeds a limit; `readFeed` reports it. */
export class Overfull extends Error {
  readonly problem: 'tooManyAttributes' | 'tooManyElements';

  constructor(problem: Overfull['problem']) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Refuses elements and items whose number of parts only serves to occupy a parser, whose work grows with its square.
 * @throws Overfull, TooDeep
 */
export const requireModest = (xml: string): void => {
  let attributes = 0;
  let elements = 0;
  let depth = 0;
  const parser = new Parser(
    {
      onopentagname(name) {
        attributes = 0;
        depth += 1;
        if (depth > maxDepth) throw new TooDeep();
        elements = /^(?:[\w-]+:)?(?:item|entry)$/i.test(name) ? 1 : elements + 1;
        if (elements > maxElements) throw new Overfull('tooManyElements');
      },
      onclosetag() {
        depth -= 1;
      },
      onattribute() {
        attributes += 1;
        if (attributes > maxAttributes) throw new Overfull('tooManyAttributes');
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(xml);
};

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
