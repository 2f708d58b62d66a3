import { DetectError, ParseError, parseJsonFeed } from 'feedsmith';
import { documentText } from '../documentText.ts';
import { type FeedBounds, Overfull, visitBounds } from './bounds.ts';
import type { FeedDocument } from './feedDocument.ts';
import type { FeedNote, FeedProblem } from './feedProblem.ts';
import { type JsonFeed, names, webId } from './formats.ts';
import { absolute } from './references.ts';
import { type Root, rootElement } from './rootElement.ts';
import { isDeepJson, TooDeep } from './tooDeep.ts';
import { parserOf, xmlFeed } from './xmlFeed.ts';

/** A JSON Feed in the common structure. */
const jsonDocument = (feed: JsonFeed): FeedDocument => ({
  format: 'json',
  title: feed.title,
  link: feed.home_page_url,
  summary: feed.description,
  // JSON Feed defines no feed date: the date of its first item, the newest, is used.
  published: feed.items?.[0]?.date_published,
  updated: feed.items?.[0]?.date_modified,
  language: feed.language,
  authors: names(feed.authors),
  base: feed.home_page_url ?? feed.feed_url,
  items: (feed.items ?? []).map((item) => ({
    title: item.title,
    link: absolute(item.url ?? item.external_url ?? webId(item.id), feed.home_page_url ?? feed.feed_url),
    summary: item.summary,
    content: item.content_html ?? item.content_text,
    published: item.date_published ?? item.date_modified,
    updated: item.date_modified,
    guid: item.id,
    authors: names(item.authors) ?? names(feed.authors),
    language: item.language ?? feed.language,
    base: feed.home_page_url ?? feed.feed_url,
  })),
});

/**
 * Reads a JSON Feed; null for other JSON.
 * @throws SyntaxError, the parser's error, TooDeep
 */
const jsonFeed = (text: string, maxItems: number): { document: FeedDocument; notes: FeedNote[] } | null => {
  if (isDeepJson(text)) throw new TooDeep();
  const json: unknown = JSON.parse(text);
  if (typeof json !== 'object' || json === null || !('items' in json) || !Array.isArray(json.items))
    return null;
  // The version is an address; some feeds write the bare number.
  const feed = {
    ...json,
    version: 'https://jsonfeed.org/version/1.1',
    items: json.items.slice(0, maxItems),
  };
  return {
    document: jsonDocument(parseJsonFeed(feed)),
    notes: json.items.length > maxItems ? ['itemsCut'] : [],
  };
};

export type FeedOutcome =
  | { document: FeedDocument; encoding: string; notes: FeedNote[]; problem?: never }
  | { problem: FeedProblem; notes: FeedNote[]; document?: never };

/** Result of reading a text; notes concern the reading. */
type Reading = { document: FeedDocument; notes: FeedNote[] } | FeedProblem;

/** Problem for the root elements of documents that are not feeds. */
const otherRoots: Record<string, FeedProblem> = {
  html: 'htmlPage',
  head: 'htmlPage',
  body: 'htmlPage',
  opml: 'opml',
  urlset: 'sitemap',
  sitemapindex: 'sitemap',
};

/** The namespaces of a root element fill a few lines, never more. */
const maxRootTagLength = 65_536;

const isHtml = (text: string, { doctype }: Root): boolean =>
  doctype !== null && /^<!doctype\s+html/i.test(text.slice(doctype[0], doctype[0] + 40));

/** Characters before a document in which a server's warnings may stand, tags included. */
const maxWarningLength = 4096;

const readXml = (text: string, isCut: boolean, maxItems: number): Reading => {
  const root = rootElement(text);
  const parse = parserOf(root);
  const declaration = text.slice(0, maxWarningLength).indexOf('<?xml');
  if (!parse && !otherRoots[root.name ?? ''] && root.start < declaration)
    return readXml(text.slice(declaration), isCut, maxItems);
  if (!parse) return isHtml(text, root) ? 'htmlPage' : (otherRoots[root.name ?? ''] ?? 'notAFeed');
  if (!text.slice(root.start, root.start + maxRootTagLength).includes('>')) return 'malformed';
  return xmlFeed(text, root, parse, { maxItems, isCut }) ?? 'tooLarge';
};

const readText = (text: string, isCut: boolean, maxItems: number): Reading => {
  if (text.trim() === '') return 'empty';
  if (!/^\s*\{/.test(text)) return readXml(text, isCut, maxItems);
  return isCut ? 'tooLarge' : (jsonFeed(text, maxItems) ?? 'notAFeed');
};

/** The root element is known by now: if the parser does not recognise the format, the feed has no content. */
const problemOf = (error: unknown): FeedProblem => {
  if (error instanceof TooDeep) return 'tooDeep';
  if (error instanceof Overfull) return error.problem;
  return error instanceof DetectError || error instanceof ParseError ? 'noContent' : 'malformed';
};

/**
 * Reads RSS, Atom, RDF or JSON Feed in any encoding; else returns the kind of problem. Never throws, makes no network
 * requests; work is bounded by `bounds`.
 * @param contentType as the server sent it
 */
export const readFeed = (
  bytes: Buffer,
  { contentType, bounds = visitBounds }: { contentType?: string | null; bounds?: FeedBounds } = {},
): FeedOutcome => {
  const isCut = bytes.length > bounds.maxBytes;
  const { text, encoding, notes: ofText } = documentText(bytes.subarray(0, bounds.maxBytes), contentType);
  const notes: FeedNote[] = isCut ? ['bytesCut', ...ofText] : ofText;
  if (encoding === null) return { problem: 'unreadable', notes };
  try {
    const reading = readText(text, isCut, bounds.maxItems);
    if (typeof reading === 'string') return { problem: reading, notes };
    return { document: reading.document, encoding, notes: [...notes, ...reading.notes] };
  } catch (error) {
    return { problem: problemOf(error), notes };
  }
};
