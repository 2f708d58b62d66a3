import { paragraphsOf } from '#server/kernel/text/plainText.ts';
import type { PageTree } from './preparedPage.ts';
import { weightOf } from './textWeight.ts';

/** Limits on scripts, characters per script, and values visited. */
const bounds = { scripts: 60, characters: 3_000_000, values: 60_000, depth: 40 } as const;

const bodyKey =
  /^(?:article_?)?(?:body|content|contents|text|html|story|paragraphs|blocks|bodyhtml|body_html|contenthtml|articlebody|maincontent)$/i;
const sentence = /[.!?。！？…]["'”’»」』)]*(?:\s|$)/u;

const isText = (text: string): boolean => weightOf(text) >= 60 && sentence.test(text);

/** The texts of a value in order: a paragraph each, of markup or of a tree of nodes with text. */
const textsOf = (value: unknown, depth = 0): string[] => {
  if (depth > bounds.depth) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  const { text, content, value: inner, children, html, paragraphs } = value as Record<string, unknown>;
  return textsOf(text ?? content ?? html ?? paragraphs ?? children ?? inner, depth + 1);
};

/** The longest text under a key that names a body. */
const bodyIn = (data: unknown): string => {
  let best = '';
  let seen = 0;
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > bounds.depth || (seen += 1) > bounds.values)
      return;
    for (const [key, one] of Object.entries(value)) {
      if (bodyKey.test(key)) {
        const text = paragraphsOf(textsOf(one).filter(isText).join('\n'));
        if (text.length > best.length) best = text;
      }
      visit(one, depth + 1);
    }
  };
  visit(data, 0);
  return best;
};

/** The paragraphs of a React tree as its server streams it: ["$","p",key,{"children":…}]. */
const paragraphsIn = (data: unknown): string[] => {
  const found: string[] = [];
  const plain = (value: unknown, depth: number): string => {
    if (depth > bounds.depth) return '';
    if (typeof value === 'string') return value.startsWith('$') ? '' : value;
    if (!Array.isArray(value)) return '';
    return value[0] === '$'
      ? plain((value[3] as { children?: unknown } | null)?.children, depth + 1)
      : value.map((one) => plain(one, depth + 1)).join('');
  };
  const visit = (value: unknown, depth: number): void => {
    if (depth > bounds.depth || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value) && value[0] === '$' && value[1] === 'p') found.push(plain(value, 0));
    else for (const one of Object.values(value)) visit(one, depth + 1);
  };
  visit(data, 0);
  return found;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The data that a page's scripts assign: `window.__STATE__ = {…};` */
const assigned = (script: string): unknown => {
  const found = /^\s*(?:window\.|self\.|var |const )?[\w.[\]'"]+\s*=\s*(?=[[{])/.exec(script);
  return found ? parsed(script.slice(found[0].length).trim().replace(/;\s*$/, '')) : undefined;
};

const streamed = /self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)/g;

/**
 * The body of an article that the page only has as data for its scripts: `__NEXT_DATA__`, streamed React trees, JSON
 * states. Null if there is none. Pure; bounded.
 */
export const embeddedText = (page: PageTree): string | null => {
  const scripts = Array.from(page.querySelectorAll('script:not([src])'))
    .slice(0, bounds.scripts)
    .map((script) => ({ type: script.getAttribute('type') ?? '', text: script.textContent ?? '' }))
    .filter(({ type, text }) => text.length < bounds.characters && !/ld\+json/i.test(type));
  const stream = scripts
    .flatMap(({ text }) => [...text.matchAll(streamed)])
    .map(([, push]) => (parsed(push ?? '') as [number, string] | undefined)?.[1] ?? '')
    .join('');
  const rows = stream.split('\n').map((row) => parsed(row.slice(row.indexOf(':') + 1)));
  const candidates = [
    ...scripts.map(({ type, text }) => bodyIn(/json/i.test(type) ? parsed(text) : assigned(text))),
    ...rows.map(bodyIn),
    paragraphsOf(rows.flatMap(paragraphsIn).filter(isText).join('\n')),
  ];
  return candidates.reduce((best, text) => (text.length > best.length ? text : best), '') || null;
};
