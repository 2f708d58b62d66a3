import { Parser } from 'htmlparser2';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const isAddress = (line: string): boolean => /^https?:\/\/\S+$/.test(line);

const line = (text: string): string =>
  isAddress(text) ? `<a href="${escaped(text)}">${escaped(text)}</a>` : escaped(text);

/**
 * The HTML part of a mail: paragraphs, with lines that consist of an address as links. The text itself contains no
 * markup.
 */
export const mailHtml = (text: string): string => {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(line).join('<br>')}</p>`);
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><body>${paragraphs.join('')}</body></html>`;
};

/**
 * HTML elements with inline styles, since mail clients ignore style sheets.
 * @param style CSS by style name
 */
export const mailMarkup = <Style extends string>(style: Readonly<Record<Style, string>>) => ({
  /** @param content HTML */
  tag: (name: string, styleName: Style, content: string): string =>
    `<${name} style="${style[styleName]}">${content}</${name}>`,
  anchor: (href: string, styleName: Style, words: string): string =>
    `<a href="${escaped(href)}" style="${style[styleName]}">${escaped(words)}</a>`,
});

/** An open element: its finished lines, and the line being written. */
interface Frame {
  lines: string[];
  line: string;
  /** Cells of a table row. */
  cells: string[];
  /** The prefix of the first line of a list item. */
  marker: string;
  href: string;
}

/** Maximum nesting of elements that is rendered; only malicious texts exceed it. */
const maxDepth = 40;

const ruler = '-'.repeat(20);
const framed = new Set(['li', 'blockquote', 'tr', 'td', 'th', 'a']);
const blocks = new Set(
  'h1 h2 h3 h4 h5 h6 p div ul ol li blockquote hr br table thead tbody tr td th'.split(' '),
);

const endLine = (frame: Frame): void => {
  const line = frame.line.replaceAll(/\s+/g, ' ').trim();
  if (line) frame.lines.push(line);
  frame.line = '';
};

const linked = (words: string, href: string): string => {
  const shown = words.replaceAll(/\s+/g, ' ').trim();
  const address = href.replace(/^mailto:/i, '');
  if (!shown || shown === address || shown === href) return address;
  return address ? `${words.trimEnd()} (${address})` : words;
};

/** Adds the text of a closed element to its parent. */
const leave = (name: string, frame: Frame, parent: Frame): void => {
  if (name === 'a') {
    // an inline link does not end the line
    parent.line += linked([...frame.lines, frame.line].join(' '), frame.href);
    return;
  }
  endLine(frame);
  const { lines, cells, marker } = frame;
  if (name === 'td' || name === 'th') parent.cells.push(lines.join(' '));
  else if (name === 'tr') parent.lines.push(cells.join(' | '));
  else if (name === 'li')
    parent.lines.push(
      ...lines.map((line, index) => (index === 0 ? marker : ' '.repeat(marker.length)) + line),
    );
  else parent.lines.push(...lines.map((line) => `> ${line}`));
};

const opened = (): Frame => ({ lines: [], line: '', cells: [], marker: '', href: '' });

/**
 * Rich text as plain text for a mail: a line per paragraph or table row, cells separated by ` | `, list items with
 * their marker, links followed by their address.
 */
export const mailText = (html: string): string => {
  const root = opened();
  const frames = [root];
  /** Number of the next item per open list; null for unordered lists. */
  const lists: (number | null)[] = [];
  let tooDeep = 0;
  const current = (): Frame => frames.at(-1) ?? root;
  const markerOf = (): string => {
    const number = lists.at(-1) ?? null;
    if (number === null) return '- ';
    lists[lists.length - 1] = number + 1;
    return `${number}. `;
  };
  const parser = new Parser({
    ontext: (text) => {
      current().line += text;
    },
    onopentag: (name, { href = '', start }) => {
      if (blocks.has(name)) endLine(current());
      if (name === 'hr') current().lines.push(ruler);
      if (name === 'ul') lists.push(null);
      if (name === 'ol') lists.push(Number(start ?? 1));
      if (!framed.has(name)) return;
      if (frames.length > maxDepth) tooDeep += 1;
      else frames.push({ ...opened(), href, marker: name === 'li' ? markerOf() : '' });
    },
    onclosetag: (name) => {
      if (name === 'ul' || name === 'ol') lists.pop();
      if (!framed.has(name)) {
        if (blocks.has(name)) endLine(current());
      } else if (tooDeep > 0) {
        endLine(current());
        tooDeep -= 1;
      } else {
        const frame = frames.pop();
        if (frame) leave(name, frame, current());
      }
    },
  });
  parser.end(html);
  endLine(root);
  return root.lines.join('\n');
};
