import { keptTag, richText } from '#contract/richText.ts';
import { inertPage } from './inertPage.ts';

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

/** The nodes of a rich text that may be shown: nothing that runs, loads or leaves its place. The browser trusts nobody. */
export const cleanNodes = (html: string): Node[] => {
  const { page } = inertPage(html);
  return [...page.body.childNodes].flatMap((node) => cleaned(node, document));
};

/** The same as text. */
export const cleanHtml = (html: string): string => {
  const box = document.createElement('div');
  box.append(...cleanNodes(html));
  return box.innerHTML;
};

/** The plain text of a rich text, for one line of a list. */
export const plainText = (html: string): string =>
  inertPage(html.replaceAll(/<\/(?:p|h\d|li|td|th)>|<br[^>]*>/gi, '$& '))
    .page.body.textContent?.replaceAll(/\s+/g, ' ')
    .trim() ?? '';
