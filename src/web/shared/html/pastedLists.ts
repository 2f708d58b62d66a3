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
export const nestLists = (root: Element): void => {
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
