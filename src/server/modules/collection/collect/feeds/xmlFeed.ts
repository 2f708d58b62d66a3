import { DetectError, ParseError, parseAtomFeed, parseRdfFeed, parseRssFeed } from 'feedsmith';
import { atomText, atomTitle, escapedText } from './atomText.ts';
import { boundedItems, requireModest } from './bounds.ts';
import type { FeedDocument, FeedItem } from './feedDocument.ts';
import type { FeedNote } from './feedProblem.ts';
import { type AtomFeed, alternate, names, webId } from './formats.ts';
import { inPieces } from './inPieces.ts';
import { rdfDocument } from './rdfDocument.ts';
import { absolute, baseOf } from './references.ts';
import type { Root } from './rootElement.ts';
import { rssDocument } from './rssDocument.ts';
import { wellFormed } from './wellFormed.ts';

const element = /<([\w:.-]{1,50})(\s[^<>]{0,500})>([A-Za-z0-9+/=\s]+)<\/\1\s*>/g;
const mode = /\smode\s*=\s*["']base64["']/i;

/** Decodes Base64 texts of Atom 0.3 (`mode="base64"`), which the parser does not support. */
const withoutBase64 = (xml: string): string =>
  mode.test(xml)
    ? xml.replace(element, (whole: string, name: string, attributes: string, encoded: string) => {
        if (!mode.test(attributes)) return whole;
        const text = Buffer.from(encoded, 'base64').toString();
        return `<${name}${attributes}>${escapedText(text)}</${name}>`;
      })
    : xml;

/** Characters that XML forbids even when escaped, including NUL. */
const forbidden =
  /[[\p{Cc}--[\t\n\r\x7f-\x9f]]\ufffe\uffff]|&#(?:x0*(?:[0-8bcef]|1[\da-f]);|0*(?:[0-8]|1[124-9]|2\d|3[01]);)/giv;
const bareAmpersand = /&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][a-z\d]{0,31};)/gi;
const cdataStart = '<![CDATA[';

/**
 * Changes the text outside of CDATA sections, piece by piece (see `inPieces`). A CDATA section that is never closed is
 * unreadable and dropped.
 */
const outsideCdata = (xml: string, change: (text: string) => string, start?: string): string => {
  const out: string[] = [];
  let from = 0;
  for (let open = xml.indexOf(cdataStart); open >= 0; open = xml.indexOf(cdataStart, from)) {
    const close = xml.indexOf(']]>', open + cdataStart.length);
    out.push(inPieces(xml.slice(from, open), change, start));
    if (close < 0) return out.join('');
    out.push(xml.slice(open, close + 3));
    from = close + 3;
  }
  out.push(inPieces(xml.slice(from), change, start));
  return out.join('');
};

/** Input with an ampersand in every fourth character is not text; escaping would only enlarge it. */
const escapeBare = (piece: string): string =>
  piece.split('&').length * 4 > piece.length && piece.length > 1000
    ? piece.replaceAll('&', '')
    : piece.replace(bareAmpersand, '&amp;');

interface ReadableXml {
  xml: string;
  /** Characters that XML forbids were removed. */
  hadControls: boolean;
}

/** XML without the senders' usual errors that a parser rejects: forbidden characters, bare ampersands, Base64. */
const readableXml = (text: string): ReadableXml => {
  const clean = inPieces(text, (piece) => piece.replace(forbidden, ''));
  const xml = withOriginalLinks(outsideCdata(clean, escapeBare));
  return { xml: withoutBase64(xml), hadControls: clean.length !== text.length };
};

type AtomEntry = NonNullable<AtomFeed['entries']>[number];

const itemOf = (entry: AtomEntry, feed: AtomFeed): FeedItem => {
  const base = baseOf(feed.xml?.base, entry.xml?.base);
  return {
    title: atomTitle(entry.title, base) ?? entry.media?.title?.value,
    link: absolute(alternate(entry.links) ?? webId(entry.id), base),
    summary: atomText(entry.summary, base) ?? entry.media?.description?.value,
    content: atomText(entry.content, base),
    published: entry.published ?? entry.dc?.dates?.[0] ?? entry.updated,
    updated: entry.updated,
    guid: entry.id,
    authors: names(entry.authors) ?? names(feed.authors),
    language: entry.xml?.lang ?? feed.xml?.lang,
    base,
    sourceTitle: atomText(entry.source?.title),
    sourceLink: alternate(entry.source?.links),
  };
};

/** An Atom feed (1.0 or 0.3) in the common structure. */
const atomDocument = (feed: AtomFeed): FeedDocument => {
  const base = feed.xml?.base;
  return {
    format: 'atom',
    title: atomText(feed.title, base),
    link: absolute(alternate(feed.links) ?? feed.links?.[0]?.href, base),
    summary: atomText(feed.subtitle, base),
    updated: feed.updated,
    language: feed.xml?.lang,
    authors: names(feed.authors),
    base,
    items: (feed.entries ?? []).map((entry) => itemOf(entry, feed)),
  };
};

const formerLink = /<link(?:\s[^<>]*)?(?:(?<=\/)>|>[^<]*<\/link\s*>)\s*(?=<link[\s/>])/gi;
const linkOfAtom = /<link(\s[^<>]*?)\/?>(?:\s*<\/link\s*>)?/gi;
const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(attributes)?.[1];

/**
 * RSS with one link per item, as the standard requires: of several the last one is used, and a link in Atom form
 * (`<link href="…"/>` without its namespace) becomes an RSS link or, if it has another relation, is removed.
 */
const withSoleLinks = (rss: string): string =>
  rss
    .replace(linkOfAtom, (whole: string, attributes: string) => {
      const href = attribute(attributes, 'href');
      if (href === undefined) return whole;
      const rel = attribute(attributes, 'rel');
      return rel === undefined || rel === 'alternate' ? `<link>${href}</link>` : '';
    })
    .replace(formerLink, '');

const entry = /<(item|entry)[\s>][\s\S]*?<\/\1\s*>/g;
const originalLink = /<feedburner:origLink>\s*([^<]+?)\s*<\/feedburner:origLink>/;

/** The addresses of the pages in place of those of FeedBurner, which only forwards to them. */
const withOriginalLinks = (xml: string): string =>
  xml.includes('feedburner:origLink')
    ? xml.replace(entry, (item: string, name: string) => {
        const address = originalLink.exec(item)?.[1];
        if (!address) return item;
        return name === 'item'
          ? item.replace(/<link>[^<]*<\/link\s*>/, () => `<link>${address}</link>`)
          : item.replace(/<link(?=\s)/, () => `<link rel="alternate" href="${address}"/><link`);
      })
    : xml;

/** RSS without the prefix of its namespace (`<r:rss>`, `<r:item>`), which the parser does not know. */
const withoutPrefix = (rss: string, prefix: string): string =>
  prefix === ''
    ? rss
    : outsideCdata(rss, (text) => text.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</'));

const body = /<(\/?)(?:xhtml:)?body(?=[\s/>])/gi;
const otherBodies = /<(?:content:encoded|html)[\s>]/i;

/**
 * Renames `<body>` or `<xhtml:body>` of RSS items to the name that the parser supports. Unchanged if items use the
 * usual name for their text, or if a body is that of a page.
 */
const withKnownBodies = (rss: string): string =>
  otherBodies.test(rss) ? rss : outsideCdata(rss, (text) => text.replace(body, '<$1content:encoded'));

type Parse = (xml: string, root: Root) => FeedDocument;

/** All links of one item must be in the same piece. */
const item = '<item';

/** Formats by root element. Never guessed from the text: articles about RSS contain `<rss>`. */
const formats: Record<string, Parse> = {
  rss: (xml, { prefix }) =>
    rssDocument(parseRssFeed(outsideCdata(withKnownBodies(withoutPrefix(xml, prefix)), withSoleLinks, item))),
  feed: (xml) => atomDocument(parseAtomFeed(xml)),
  rdf: (xml) => rdfDocument(parseRdfFeed(outsideCdata(xml, withSoleLinks, item))),
};

export const parserOf = (root: Root): Parse | undefined => formats[root.name ?? ''];

/** The parser recognised the format but found no content: no reason to retry. */
const isHollow = (error: unknown): boolean => error instanceof DetectError || error instanceof ParseError;

/**
 * Reads RSS, Atom and RDF; a document that breaks off or does not parse is repaired first. Null for a document cut off
 * before the end of its first item.
 * @throws the parser's error, TooDeep, Overfull
 */
export const xmlFeed = (
  text: string,
  root: Root,
  parse: Parse,
  { maxItems, isCut }: { maxItems: number; isCut: boolean },
): { document: FeedDocument; notes: FeedNote[] } | null => {
  const notes: FeedNote[] = [];
  // Without the DOCTYPE there are no entities to expand or fetch.
  if (root.doctype && text.slice(...root.doctype).includes('<!ENTITY')) notes.push('entitiesIgnored');
  const { xml: readable, hadControls } = readableXml(text.slice(root.start));
  if (hadControls) notes.push('controlCharacters');
  const { xml, cut, count } = boundedItems(readable, maxItems);
  if (isCut && count === 0) return null;
  requireModest(xml);
  if (cut) notes.push(cut === 'items' ? 'itemsCut' : 'unfinished');
  if (cut) return { document: parse(wellFormed(xml), root), notes };
  try {
    return { document: parse(xml, root), notes };
  } catch (error) {
    if (isHollow(error)) throw error;
    return { document: parse(wellFormed(xml), root), notes: [...notes, 'repaired'] };
  }
};
