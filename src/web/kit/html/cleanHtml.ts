import { keptTag, richText } from '#contract/richText.ts';

const sheets = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const looksAndActions = /([\s"'/])(style|on[a-z]+)(?=\s*=)/gi;

/**
 * Parses unsanitized HTML for inspection: nothing in it runs or loads. Browsers report every style and script of a
 * parsed page that the content security policy forbids, shown or not; here such attributes are renamed to `data-…` and
 * style sheets are returned separately, so that reports only concern our own page.
 */
export const inertPage = (html: string): { page: Document; sheet: string } => {
  const sheet = [...html.matchAll(sheets)].map(([, text = '']) => text).join('\n');
  const quiet = html
    .replaceAll(sheets, '')
    .replaceAll(/<[a-z][^>]*>?/gi, (tag) => tag.replaceAll(looksAndActions, '$1data-$2'));
  return { page: new DOMParser().parseFromString(quiet, 'text/html'), sheet };
};

const unread = new Set<string>(richText.unread);

const cleaned = (node: Node, target: Document): Node[] => {
  if (node.nodeType === Node.TEXT_NODE) return [target.createTextNode(node.textContent ?? '')];
  if (!(node instanceof Element)) return [];
  const name = node.tagName.toLowerCase();
  if (unread.has(name)) return [];
  const children = [...node.childNodes].flatMap((child) => cleaned(child, target));
  const kept = keptTag(
    name,
    Object.fromEntries([...node.attributes].map((attribute) => [attribute.name, attribute.value])),
  );
  if (!kept) return children;
  const element = target.createElement(kept.name);
  for (const [attribute, value] of Object.entries(kept.attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return [element];
};

/**
 * Sanitizes a rich text: no scripts, no external resources, no positioning. The browser does not rely on the server
 * here.
 */
export const cleanNodes = (html: string): Node[] => {
  const { page } = inertPage(html);
  return [...page.body.childNodes].flatMap((node) => cleaned(node, document));
};

/** As `cleanNodes`, serialized. */
export const cleanHtml = (html: string): string => {
  const box = document.createElement('div');
  box.append(...cleanNodes(html));
  return box.innerHTML;
};

/** The plain text of a rich text, for a single line in a list. */
export const plainText = (html: string): string =>
  inertPage(html.replaceAll(/<\/(?:p|h\d|li|td|th)>|<br[^>]*>/gi, '$& '))
    .page.body.textContent?.replaceAll(/\s+/g, ' ')
    .trim() ?? '';
