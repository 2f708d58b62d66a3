import { cleanHtml } from './cleanHtml.ts';
import { inertPage } from './inertPage.ts';

/** Word writes its lists as paragraphs: the level in a style, the sign or number as text of its own. */

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

/** Turns such paragraphs into lists, nested as their levels say. */
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

/** What was bold, slanted or struck out by a style is so by its tag; a bold tag that a style took back is none. */
const tagEmphases = (body: Element): void => {
  for (const bold of body.querySelectorAll('b, strong'))
    if (/(?<![-\w])font-weight:\s*(?:normal|400)/i.test(styleOf(bold))) unwrap(bold);
  for (const element of body.querySelectorAll('span[data-style], font[data-style], p[data-style]'))
    for (const { style, tag } of emphases) {
      // every link is underlined by our own look
      if (!style.test(styleOf(element)) || (tag === 'u' && element.closest('a'))) continue;
      const emphasis = element.ownerDocument.createElement(tag);
      emphasis.append(...element.childNodes);
      element.append(emphasis);
    }
};

/** The Hangul word processor names its styles in the head of what it copies: `p.HStyle2 {style-name:"개요 1"; …}`. */
const outlineClasses = (sheet: string): Map<string, string> => {
  const found = sheet.matchAll(/p\.(HStyle\d+)[^{]*\{[^}]*style-name:\s*"개요 ([1-3])"/gi);
  return new Map([...found].map(([, name = '', level]) => [name.toLowerCase(), `h${Number(level) + 1}`]));
};

/** Headings of Word begin with the first level, which the title of the record has here already. */
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

/** A line is a paragraph; lines of nothing, by which other programs keep their distance, are none. */
const tidyParagraphs = (body: Element): void => {
  for (const line of body.querySelectorAll('div'))
    if (!line.querySelector(blocks) && !isEmpty(line)) withTag(line, 'p');
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (isEmpty(paragraph)) paragraph.remove();
};

/**
 * What was copied elsewhere – in Word, the Hangul word processor, a browser – as a text of ours: its headings, lists,
 * tables, links and emphases, without its look.
 */
export const cleanPasted = (html: string): string => {
  // cut out of a text of ours: the editor's own marks say where it was cut
  if (html.includes('data-pm-slice')) return html;
  const { page, sheet } = inertPage(html);
  nestLists(page.body);
  raiseHeadings(page.body, sheet);
  tagEmphases(page.body);
  tidyParagraphs(page.body);
  return cleanHtml(page.body.innerHTML);
};
