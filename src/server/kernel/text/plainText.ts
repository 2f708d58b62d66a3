import { decodeHTMLStrict } from 'entities';
import { streamSafe } from '#contract/streamSafe.ts';

const tagNames = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink ' +
    'blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn ' +
    'dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 ' +
    'head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee menu meta ' +
    'meter nav nobr noembed noframes noscript object ol optgroup option output p param picture pre progress q rb ' +
    'rp rt rtc ruby s samp script section select slot small source span strike strong style sub summary sup svg ' +
    'table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr'
  ).split(' '),
);
const blockNames = new Set(
  (
    'address article aside blockquote br caption dd details div dl dt figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hr li main nav ol p pre section summary table tr ul'
  ).split(' '),
);
/** Elements whose content is not displayed. */
const hiddenNames = new Set(['head', 'iframe', 'noscript', 'object', 'script', 'style', 'svg', 'template']);
/** The hidden elements that contain no displayed text even if they are never closed. */
const codeNames = new Set(['script', 'style']);
const tagStart = /<\/?([a-z][a-z0-9]*(?:[:-][a-z0-9][a-z0-9._:-]*)?)(?=[\s/>])/iy;
const closingTag = /<\/([a-z][a-z0-9._:-]*)/gi;
const attribute = /\s[a-z_:@][\w:.-]*\s*=\s*["']/i;
/** Maximum length of a tag with an unknown name. */
const maxUnknownTagLength = 2000;
const blockTag = /<\/?(?:p|br|div|li|h[1-6]|tr)[\s/>]/i;

/**
 * Index after the `>` that ends the tag; quoted attribute values may contain `>`. The end of the text if there is none.
 */
const tagEnd = (text: string, from: number): number => {
  let quote = '';
  for (let index = from; index < text.length; index += 1) {
    const character = text[index] as string;
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '>') return index + 1;
    else if ((character === '"' || character === "'") && text[index - 1] === '=') quote = character;
  }
  return text.length;
};

/** Index after the next mark, or the end of the text without one. */
export const indexAfter = (text: string, mark: string, from: number): number => {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
};

/** Whether an unknown name (`o:p`, `amp-img`) is a tag: it has a closing tag, or attributes. */
const unknownTagsOf = (text: string) => {
  let closed: Set<string> | undefined;
  return (name: string, open: number): boolean => {
    closed ??= new Set(Array.from(text.matchAll(closingTag), ([, closing]) => closing?.toLowerCase() ?? ''));
    if (closed.has(name)) return true;
    const next = text.indexOf('<', open + 1);
    const tag = text.slice(open, Math.min(next < 0 ? text.length : next, open + maxUnknownTagLength));
    return tag.includes('>') && (attribute.test(tag) || /^[^>]*\/>/.test(tag));
  };
};

/** Index of the end of a hidden element's content; -1 if it is never closed, which is remembered per name. */
const closingOf = (text: string) => {
  const lower = text.toLowerCase();
  const usable = lower.length === text.length ? lower : text;
  const unclosed = new Set<string>();
  return (name: string, from: number): number => {
    const close = unclosed.has(name) ? -1 : usable.indexOf(`</${name}`, from);
    if (close < 0) unclosed.add(name);
    return close < 0 ? -1 : indexAfter(text, '>', close);
  };
};

const inPlaceOf = (name: string): string => {
  if (blockNames.has(name)) return '\n';
  return name === 'td' || name === 'th' ? ' ' : '';
};

/** Removes HTML tags in one pass; `<CCTV>` or `a < b` stay, because they are text. */
const withoutTags = (markup: string): string => {
  const text = blockTag.test(markup) ? markup.replace(/[\r\n]+/g, ' ') : markup;
  const endOfHidden = closingOf(text);
  const isUnknownTag = unknownTagsOf(text);
  let out = '';
  let index = 0;
  for (;;) {
    const open = text.indexOf('<', index);
    if (open < 0) return out + text.slice(index);
    out += text.slice(index, open);
    if (text.startsWith('<!--', open)) {
      index = indexAfter(text, '-->', open + 4);
      continue;
    }
    if (text.startsWith('<![CDATA[', open)) {
      const end = text.indexOf(']]>', open);
      out += text.slice(open + 9, end < 0 ? undefined : end);
      index = end < 0 ? text.length : end + 3;
      continue;
    }
    tagStart.lastIndex = open;
    const written = tagStart.exec(text)?.[1]?.toLowerCase();
    const name = written?.replace(/^x?html:/, '');
    if (!written || !name || !(tagNames.has(name) || isUnknownTag(written, open))) {
      out += '<';
      index = open + 1;
      continue;
    }
    const end = tagEnd(text, open + written.length + 1);
    const isHidden = hiddenNames.has(name) && text[open + 1] !== '/' && text[end - 2] !== '/';
    const hiddenEnd = isHidden ? endOfHidden(written, end) : -1;
    if (hiddenEnd >= 0) index = hiddenEnd;
    else if (isHidden && codeNames.has(name)) index = text.length;
    else {
      out += inPlaceOf(name);
      index = end;
    }
  }
};

const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;

/** Decodes entities, including those escaped twice by a faulty source. */
const withoutEntities = (text: string): string => {
  if (!entity.test(text)) return text;
  const once = decodeHTMLStrict(text);
  return entity.test(once) ? decodeHTMLStrict(once) : once;
};

const lineBreaks = /\r\n?|[\u2028\u2029]/g;
/** Characters at 0x80 to 0x9F in Windows-1252, which numeric references below 160 (`&#146;`) mean. */
const windowsCharacters = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 32 }, (_, index) => 128 + index),
);
const windowsCodes = /[\u0080-\u009f]/g;
/** White space of any kind except \n, and the Hangul fillers used in its place. */
const spaces = /(?:[^\S\n]|[\u115f\u1160\u3164\uffa0])+/g;
/** Control characters, byte order marks, noncharacters, direction embeddings and lone surrogates. */
const forbidden = /[\p{Cc}--[\n\t\v\f]]|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Cs}/gv;

const clean = (text: string): string =>
  streamSafe(
    text
      .replace(lineBreaks, '\n')
      .replace(windowsCodes, (code) => windowsCharacters[code.charCodeAt(0) - 128] ?? '')
      .replace(forbidden, '')
      .replace(spaces, ' '),
  ).normalize('NFC');

/** Plain text of a body: one line per paragraph, no empty lines. */
export const paragraphsOf = (raw: string): string => {
  const marked = raw.includes('<') ? withoutTags(raw) : raw;
  const text = clean(withoutEntities(marked));
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
};

/** Plain text of a title or a name: one line. */
export const lineOf = (raw: string): string => paragraphsOf(raw).replaceAll('\n', ' ');
