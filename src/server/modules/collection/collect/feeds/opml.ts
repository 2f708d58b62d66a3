import { decodeXML } from 'entities';
import { documentText } from '../documentText.ts';
import { rootElement } from './rootElement.ts';

/** One feed of a list. */
export interface ListedFeed {
  title: string;
  xmlUrl: string;
  htmlUrl: string | null;
  /** Titles of the enclosing outlines, outermost first. */
  folder: string[];
}

export const outlineRefusals = {
  badAddress: '피드 주소가 올바르지 않습니다.',
  duplicate: '같은 피드가 목록에 이미 있습니다.',
  noAddress: '피드 주소가 없습니다.',
  tooMany: '목록이 너무 길어 읽지 않았습니다.',
} as const;
export type OutlineRefusal = keyof typeof outlineRefusals;

export interface RefusedOutline {
  /** Line in the document, 1-based. */
  line: number;
  title: string;
  address: string;
  reason: OutlineRefusal;
}

export const listProblems = {
  empty: '빈 문서입니다.',
  unreadable: '문자 인코딩을 알 수 없어 글자를 읽을 수 없습니다.',
  notAList: '매체 목록(OPML)이 아닙니다.',
  noFeeds: '목록에 피드가 하나도 없습니다.',
} as const;
export type ListProblem = keyof typeof listProblems;

export type ReadList =
  | {
      title: string | null;
      feeds: ListedFeed[];
      refused: RefusedOutline[];
      /** Number of refused outlines beyond those listed. */
      moreRefused: number;
      problem?: never;
    }
  | { problem: ListProblem; refused: RefusedOutline[]; moreRefused?: never; feeds?: never };

const maxFeeds = 10_000;
const maxRefused = 1_000;
const maxBytes = 10 * 1024 * 1024;
const maxDepth = 20;
const maxTagLength = 20_000;

const attributeStart = /\s([\w:.-]+)\s*=\s*(["'])/g;

/**
 * Attributes as found in real files: a value may contain quotes, bare ampersands and line breaks. It ends at the last
 * quote before the next attribute, and an attribute starts only behind a quote. One pass.
 */
const attributesOf = (tag: string): Map<string, string> => {
  const starts = [...tag.matchAll(attributeStart)].filter(
    ({ index }, position) =>
      position === 0 || /["']$/.test(tag.slice(Math.max(0, index - 50), index).trimEnd()),
  );
  const attributes = new Map<string, string>();
  for (const [position, [whole, name = '', quote = '"']] of starts.entries()) {
    const from = (starts[position]?.index ?? 0) + whole.length;
    const until = tag.lastIndexOf(quote, starts[position + 1]?.index ?? tag.length);
    const value = tag.slice(from, Math.max(from, until));
    attributes.set(name.toLowerCase(), decodeXML(value).replace(/\s+/g, ' ').trim());
  }
  return attributes;
};

/** The same feed under http and https, or with and without a trailing slash, counts as one. */
const keyOf = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/+$/, '');

const webUrl = (address: string | undefined): string | null => {
  const url = URL.parse(
    address?.replace(/^feed:(?:\/\/)?(?=https?:)/i, '').replace(/^feed:\/\//i, 'http://') ?? '',
  );
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null;
};

interface Tag {
  /** Opening tag, empty element or closing tag of an outline. */
  kind: 'open' | 'empty' | 'close';
  text: string;
  start: number;
}

const mark = /<!--|<(\/?)outline(?=[\s/>])/gi;

/** Outline tags in document order. A tag ends at the last `>` before the next `<`, because values may contain `>`. */
function* outlineTags(xml: string): Generator<Tag> {
  mark.lastIndex = 0;
  for (let found = mark.exec(xml); found; found = mark.exec(xml)) {
    const start = found.index;
    if (found[0] === '<!--') {
      const end = xml.indexOf('-->', start);
      if (end < 0) return;
      mark.lastIndex = end + 3;
      continue;
    }
    const next = xml.indexOf('<', start + 1);
    const part = xml.slice(start, next < 0 ? undefined : next).slice(0, maxTagLength);
    const text = part.slice(0, Math.max(0, part.lastIndexOf('>'))) || part;
    const kind = found[1] ? 'close' : text.trimEnd().endsWith('/') ? 'empty' : 'open';
    yield { kind, text: text.replace(/^<\/?outline/i, '').replace(/\/\s*$/, ''), start };
  }
}

/** Line numbers of ascending positions. */
const lineCounter = (text: string): ((position: number) => number) => {
  let line = 1;
  const nextAfter = (from: number): number => {
    const at = text.indexOf('\n', from);
    return at < 0 ? text.length : at;
  };
  let next = nextAfter(0);
  return (position) => {
    while (next < position) {
      line += 1;
      next = nextAfter(next + 1);
    }
    return line;
  };
};

const titleOf = (xml: string): string | null => {
  const found = /<title>([^<]{0,500})<\/title>/i.exec(xml.slice(0, 5000))?.[1]?.trim();
  return found ? decodeXML(found) : null;
};

/** The feeds in the tags of an OPML document. */
const readOutlines = (
  xml: string,
): { feeds: ListedFeed[]; refused: RefusedOutline[]; moreRefused: number } => {
  const feeds: ListedFeed[] = [];
  const refused: RefusedOutline[] = [];
  let moreRefused = 0;
  const known = new Set<string>();
  const around: string[][] = [];
  const lineOf = lineCounter(xml);
  for (const { kind, text, start } of outlineTags(xml)) {
    if (kind === 'close') {
      around.pop();
      continue;
    }
    const folder = around.at(-1) ?? [];
    const attributes = attributesOf(text);
    const given = attributes.get('xmlurl');
    const title = attributes.get('title') || attributes.get('text') || '';
    const address =
      given || (attributes.get('type')?.toLowerCase() === 'rss' ? attributes.get('url') : undefined);
    const isFeed = address !== undefined || attributes.get('type')?.toLowerCase() === 'rss';
    if (isFeed) {
      const xmlUrl = webUrl(address);
      const refuse = (reason: OutlineRefusal): void => {
        if (refused.length >= maxRefused) moreRefused += 1;
        else refused.push({ line: lineOf(start), title, address: address ?? '', reason });
      };
      if (!address) refuse('noAddress');
      else if (!xmlUrl) refuse('badAddress');
      else if (known.has(keyOf(xmlUrl))) refuse('duplicate');
      else if (feeds.length >= maxFeeds) {
        refuse('tooMany');
        break;
      } else {
        known.add(keyOf(xmlUrl));
        const htmlUrl = webUrl(attributes.get('htmlurl'));
        feeds.push({ title: title || new URL(xmlUrl).hostname, xmlUrl, htmlUrl, folder });
      }
    }
    // A feed whose tag is never closed is not the folder of the following feeds.
    if (kind === 'open')
      around.push(isFeed || !title || folder.length >= maxDepth ? folder : [...folder, title]);
  }
  return { feeds, refused, moreRefused };
};

/**
 * The feeds of an OPML list, including documents that no XML parser accepts: bare ampersands, quotes within values,
 * tags that are never closed. Feeds with an invalid address and duplicates are refused, each with its line. Pure; never
 * throws; 10 MB, 10,000 feeds and 1,000 refusals at most.
 */
export const readOpml = (bytes: Buffer, contentType?: string | null): ReadList => {
  const { text, encoding } = documentText(bytes.subarray(0, maxBytes), contentType);
  if (text.trim() === '') return { problem: 'empty', refused: [] };
  if (encoding === null) return { problem: 'unreadable', refused: [] };
  if (rootElement(text).name !== 'opml') return { problem: 'notAList', refused: [] };
  const { feeds, refused, moreRefused } = readOutlines(text);
  if (feeds.length === 0) return { problem: 'noFeeds', refused };
  return { title: titleOf(text), feeds, refused, moreRefused };
};
