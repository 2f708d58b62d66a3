import { decodeHTMLStrict } from 'entities';

const tagNames = new Set(
  (
    'a abbr address article aside audio b bdi bdo big blockquote body br button caption center cite code col ' +
    'colgroup data dd del details dfn div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 ' +
    'h4 h5 h6 head header hr html i iframe img input ins kbd label li link main map mark meta nav noscript ' +
    'object ol p param picture pre q rp rt ruby s samp script section select small source span strike strong ' +
    'style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var ' +
    'video wbr'
  ).split(' '),
);
const blockNames = new Set(
  (
    'address article aside blockquote br caption dd details div dl dt figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hr li main nav ol p pre section summary table tr ul'
  ).split(' '),
);
/** Elements whose content nobody reads. */
const hiddenNames = new Set(['head', 'iframe', 'noscript', 'object', 'script', 'style', 'svg', 'template']);
const tagStart = /<\/?([a-z][a-z0-9]*)(?=[\s/>])/iy;
const blockTag = /<\/?(?:p|br|div|li|h[1-6]|tr)[\s/>]/i;

/** Index after the `>` that ends the tag; quoted attribute values may hold one. The end of the text if none does. */
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

const after = (text: string, mark: string, from: number): number => {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
};

/** Takes known HTML tags out, in one pass; `<CCTV>` or `a < b` stay, because they are text. */
const withoutTags = (markup: string): string => {
  const text = blockTag.test(markup) ? markup.replace(/[\r\n]+/g, ' ') : markup;
  const lower = text.toLowerCase();
  const usable = lower.length === text.length ? lower : text;
  let out = '';
  let index = 0;
  for (;;) {
    const open = text.indexOf('<', index);
    if (open < 0) return out + text.slice(index);
    out += text.slice(index, open);
    if (text.startsWith('<!--', open)) {
      index = after(text, '-->', open + 4);
      continue;
    }
    if (text.startsWith('<![CDATA[', open)) {
      const end = text.indexOf(']]>', open);
      out += text.slice(open + 9, end < 0 ? undefined : end);
      index = end < 0 ? text.length : end + 3;
      continue;
    }
    tagStart.lastIndex = open;
    const name = tagStart.exec(text)?.[1]?.toLowerCase();
    if (!name || !tagNames.has(name)) {
      out += '<';
      index = open + 1;
      continue;
    }
    const end = tagEnd(text, open + name.length + 1);
    if (hiddenNames.has(name) && text[open + 1] !== '/' && text[end - 2] !== '/') {
      const close = usable.indexOf(`</${name}`, end);
      index = close < 0 ? text.length : after(text, '>', close);
    } else {
      out += blockNames.has(name) ? '\n' : name === 'td' || name === 'th' ? ' ' : '';
      index = end;
    }
  }
};

const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;

/** Entities, also those that a careless source escaped twice. */
const withoutEntities = (text: string): string => {
  if (!entity.test(text)) return text;
  const once = decodeHTMLStrict(text);
  return entity.test(once) ? decodeHTMLStrict(once) : once;
};

const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
/** White space of any kind but \n, and the fillers that stand for it in Hangul. */
const spaces = /(?:[^\S\n]|[\u115f\u1160\u3164\uffa0])+/g;
/** Control characters, byte order marks, noncharacters, direction embeddings and lone surrogates. */
const forbidden = /[\p{Cc}--[\n\t\v\f]]|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Cs}/gv;

const clean = (text: string): string =>
  text.replace(lineBreaks, '\n').replace(forbidden, '').replace(spaces, ' ').normalize('NFC');

/** Plain text of a body: one paragraph a line, no empty lines. */
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
