import { cleanHtml, inertPage } from './cleanHtml.ts';

/** Word writes list items as paragraphs: the level in a style, the bullet or number as separate text. */

const levelOf = (paragraph: Element): number | undefined => {
  const level = /mso-list:[^;]*\blevel(\d+)/i.exec(paragraph.getAttribute('data-style') ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
};

const signOf = (paragraph: Element): Element | undefined =>
  [...paragraph.querySelectorAll('[data-style]')].find((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('data-style') ?? ''),
  );

const isNumber = (sign: string): boolean => /^\(?(?:\d+|[a-z]{1,4}|[가-힣])[.)]/i.test(sign.trim());

interface OpenList {
  list: Element;
  level: number;
}

/** Turns such paragraphs into lists, nested by level. */
const nestLists = (root: Element): void => {
  let open: OpenList[] = [];
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === undefined) continue;
    const sign = signOf(paragraph);
    const tag = isNumber(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter((one) => one.level <= level);
    const last = open.at(-1);
    if (last?.level === level && last.list.localName !== tag) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = root.ownerDocument.createElement(tag);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const item = root.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
};

const withTag = (element: Element, tag: string): Element => {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
};

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

const emphases = [
  { style: /(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/i, tag: 'strong' },
  { style: /(?<![-\w])font-style:\s*italic/i, tag: 'em' },
  { style: /(?<![-\w])text-decoration[^;]*underline/i, tag: 'u' },
  { style: /(?<![-\w])text-decoration[^;]*line-through/i, tag: 's' },
] as const;

/** Turns emphasis by style into tags, and removes bold tags that a style cancels. */
const tagEmphases = (body: Element): void => {
  for (const bold of body.querySelectorAll('b, strong'))
    if (/(?<![-\w])font-weight:\s*(?:normal|400)/i.test(styleOf(bold))) unwrap(bold);
  for (const element of body.querySelectorAll('span[data-style], font[data-style], p[data-style]'))
    for (const { style, tag } of emphases) {
      // links are underlined by our own styles
      if (!style.test(styleOf(element)) || (tag === 'u' && element.closest('a'))) continue;
      const emphasis = element.ownerDocument.createElement(tag);
      emphasis.append(...element.childNodes);
      element.append(emphasis);
    }
};

/**
 * The Hangul word processor (HWP) names its styles in the head of the copied HTML: `p.HStyle2 {style-name:"개요 1"; …}`.
 */
const outlineClasses = (sheet: string): Map<string, string> => {
  const found = sheet.matchAll(/p\.(HStyle\d+)[^{]*\{[^}]*style-name:\s*"개요 ([1-3])"/gi);
  return new Map([...found].map(([, name = '', level]) => [name.toLowerCase(), `h${Number(level) + 1}`]));
};

/** Word's headings start at level 1, which is the record's title here: they are lowered by one level. */
const raiseHeadings = (body: Element, sheet: string): void => {
  if (body.querySelector('h1'))
    for (const heading of body.querySelectorAll('h1, h2, h3'))
      withTag(heading, `h${Number(heading.localName.slice(1)) + 1}`);
  const outline = outlineClasses(sheet);
  for (const paragraph of body.querySelectorAll('p[class]')) {
    const name = paragraph.className.toLowerCase();
    const tag = name === 'msotitle' ? 'h2' : outline.get(name);
    if (tag) withTag(paragraph, tag);
  }
  for (const bold of body.querySelectorAll(
    ':is(h1, h2, h3, h4, h5, h6) :is(b, strong, span[data-style*="bold" i])',
  ))
    unwrap(bold);
};

const blocks = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, hr, section, article';

const isEmpty = (element: Element): boolean =>
  !element.querySelector('img, br, hr, table') && !element.textContent?.replaceAll(/[\s\u00A0\u200B]/g, '');

/** Turns each line into a paragraph, and removes empty lines, which other programs use for spacing. */
const tidyParagraphs = (body: Element): void => {
  for (const line of body.querySelectorAll('div'))
    if (!line.querySelector(blocks) && !isEmpty(line)) withTag(line, 'p');
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (isEmpty(paragraph)) paragraph.remove();
};

/**
 * Converts HTML copied from elsewhere – Word, the Hangul word processor, a browser – into our rich text: its headings,
 * lists, tables, links and emphasis, without its styles.
 */
export const cleanPasted = (html: string): string => {
  // copied from our own editor: its marks say where the text was cut
  if (html.includes('data-pm-slice')) return html;
  const { page, sheet } = inertPage(html);
  nestLists(page.body);
  raiseHeadings(page.body, sheet);
  tagEmphases(page.body);
  tidyParagraphs(page.body);
  return cleanHtml(page.body.innerHTML);
};
