import { DetectError, ParseError, parseAtomFeed, parseRdfFeed, parseRssFeed } from 'feedsmith';
import { atomDocument } from './atomDocument.ts';
import { boundedItems } from './bounds.ts';
import type { FeedDocument } from './feedDocument.ts';
import type { FeedNote } from './feedProblem.ts';
import { rdfDocument } from './rdfDocument.ts';
import { outsideCdata, readableXml } from './readableXml.ts';
import type { Root } from './rootElement.ts';
import { rssDocument } from './rssDocument.ts';
import { withKnownBodies, withoutPrefix } from './rssElements.ts';
import { withSoleLinks } from './singleLink.ts';
import { wellFormed } from './wellFormed.ts';

type Parse = (xml: string, root: Root) => FeedDocument;

/** The links of one item are judged together. */
const item = '<item';

/** By first element. The format is never guessed from the text: articles about RSS hold `<rss>` themselves. */
const formats: Record<string, Parse> = {
  rss: (xml, { prefix }) =>
    rssDocument(parseRssFeed(outsideCdata(withKnownBodies(withoutPrefix(xml, prefix)), withSoleLinks, item))),
  feed: (xml) => atomDocument(parseAtomFeed(xml)),
  rdf: (xml) => rdfDocument(parseRdfFeed(outsideCdata(xml, withSoleLinks, item))),
};

export const parserOf = (root: Root): Parse | undefined => formats[root.name ?? ''];

/** The parser found the format but nothing in it: no reason to try once more. */
const isHollow = (error: unknown): boolean => error instanceof DetectError || error instanceof ParseError;

/**
 * Reads RSS, Atom and RDF; a document that breaks off or does not parse is put right first. Null for one that was
 * cut off before its first item ended.
 * @throws the parser's error, TooDeep
 */
export const xmlFeed = (
  text: string,
  root: Root,
  parse: Parse,
  { maxItems, isCut }: { maxItems: number; isCut: boolean },
): { document: FeedDocument; notes: FeedNote[] } | null => {
  const notes: FeedNote[] = [];
  // Without the DOCTYPE there is nothing to expand and nothing to fetch.
  if (root.doctype && text.slice(...root.doctype).includes('<!ENTITY')) notes.push('entitiesIgnored');
  const { xml: readable, hadControls } = readableXml(text.slice(root.start));
  if (hadControls) notes.push('controlCharacters');
  const { xml, cut, count } = boundedItems(readable, maxItems);
  if (isCut && count === 0) return null;
  if (cut) notes.push(cut === 'items' ? 'itemsCut' : 'unfinished');
  if (cut) return { document: parse(wellFormed(xml), root), notes };
  try {
    return { document: parse(xml, root), notes };
  } catch (error) {
    if (isHollow(error)) throw error;
    return { document: parse(wellFormed(xml), root), notes: [...notes, 'repaired'] };
  }
};
