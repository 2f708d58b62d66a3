import { Parser } from 'htmlparser2';
import type { FeedFormat } from './feedDocument.ts';
import { TooDeep } from './tooDeep.ts';

/** A feed that a page links to. */
export interface NamedFeed {
  address: string;
  title: string | null;
  format: Exclude<FeedFormat, 'rdf'>;
}

const formats: Record<string, NamedFeed['format']> = {
  'application/rss+xml': 'rss',
  'application/atom+xml': 'atom',
  'application/feed+json': 'json',
  'application/rdf+xml': 'rss',
  'application/x.atom+xml': 'atom',
  'text/rss+xml': 'rss',
};

const maxFeeds = 50;
const maxAddressLength = 2_000;
const maxTitleLength = 300;
/** Maximum nesting of elements; the parser's work grows with its square. */
const maxDepth = 1000;
/** Feeds are linked in the head of a page. */
const maxCharacters = 1_000_000;

const mediaType = (type: string | undefined): string => type?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/**
 * The feeds that a page links to by <link rel="alternate" type="…">, in document order, without duplicates, as absolute
 * addresses: relative ones are resolved against <base href>, else against the address of the page. Pure; never throws.
 */
export const feedAddresses = (html: string, pageAddress: string): NamedFeed[] => {
  const links: { href: string; title: string | null; format: NamedFeed['format'] }[] = [];
  let base: string | undefined;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { href, rel, type, title }) {
      depth += 1;
      if (depth > maxDepth) throw new TooDeep();
      if (name === 'base' && base === undefined && href) base = URL.parse(href, pageAddress)?.href;
      const format = formats[mediaType(type)];
      if (name !== 'link' || !href || !format || links.length >= maxFeeds) return;
      const relations = rel?.toLowerCase().split(/\s+/) ?? [];
      if (relations.includes('alternate'))
        links.push({ href, title: title?.trim().slice(0, maxTitleLength) || null, format });
    },
    onclosetag() {
      depth -= 1;
    },
  });
  try {
    parser.end(html.slice(0, maxCharacters));
  } catch (error) {
    // Links found before the nesting became too deep are kept.
    if (!(error instanceof TooDeep)) throw error;
  }
  const found = new Map<string, NamedFeed>();
  for (const { href, title, format } of links) {
    const url = URL.parse(href.trim().replace(/^feed:(?:\/\/)?(?=https?:)/i, ''), base ?? pageAddress);
    if (!url || !/^https?:$/.test(url.protocol) || url.href.length > maxAddressLength) continue;
    url.hash = '';
    if (!found.has(url.href)) found.set(url.href, { address: url.href, title, format });
  }
  return [...found.values()];
};
