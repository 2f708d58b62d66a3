/** What stays of a tag: nothing but these attributes. The server keeps no more than this; the browser trusts nobody. */
const kept: Readonly<Record<string, readonly string[]>> = {
  H2: [],
  H3: [],
  H4: [],
  P: [],
  BR: [],
  UL: [],
  OL: [],
  LI: [],
  STRONG: [],
  B: [],
  EM: [],
  I: [],
  U: [],
  S: [],
  A: ['href'],
  BLOCKQUOTE: [],
  HR: [],
  TABLE: [],
  THEAD: [],
  TBODY: [],
  TR: [],
  TH: ['colspan', 'rowspan'],
  TD: ['colspan', 'rowspan'],
};

const dropped = new Set(['SCRIPT', 'STYLE', 'IFRAME', 'OBJECT', 'TEMPLATE', 'NOSCRIPT', 'SVG', 'MATH']);

const isSafeLink = (href: string): boolean => /^(?:https?:|mailto:|tel:)/i.test(href.trim());

const cleaned = (node: Node, target: Document): Node[] => {
  if (node.nodeType === Node.TEXT_NODE) return [target.createTextNode(node.textContent ?? '')];
  if (!(node instanceof Element)) return [];
  const name = node.tagName.toUpperCase();
  if (dropped.has(name)) return [];
  const children = [...node.childNodes].flatMap((child) => cleaned(child, target));
  const attributes = kept[name];
  if (!attributes) return children;
  const element = target.createElement(name);
  for (const attribute of attributes) {
    const value = node.getAttribute(attribute);
    if (value !== null && (attribute !== 'href' || isSafeLink(value))) element.setAttribute(attribute, value);
  }
  if (name === 'A') {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  element.append(...children);
  return [element];
};

/** The nodes of a rich text that may be shown: nothing that runs, loads or leaves its place. */
export const cleanNodes = (html: string): Node[] => {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [...parsed.body.childNodes].flatMap((node) => cleaned(node, document));
};

/** The plain text of a rich text, for one line of a list. */
export const plainText = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replaceAll(/<\/(?:p|h\d|li)>|<br[^>]*>/gi, '$& '), 'text/html')
    .body.textContent?.replaceAll(/\s+/g, ' ')
    .trim() ?? '';
