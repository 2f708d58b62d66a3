import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { fixture } from './fixtures.ts';

/** All lines of the collections of XSS payloads and of naughty strings, without duplicates. */
export const hostileTexts = (): string[] => {
  const scripts = gunzipSync(readFileSync(fixture('bad-input/xss-payloads.txt.gz'))).toString('utf8');
  const naughty = JSON.parse(readFileSync(fixture('bad-input/blns.json'), 'utf8')) as string[];
  return [...new Set([...scripts.split(/\r?\n/), ...naughty])].filter((text) => text.trim() !== '');
};

/** Kinds of hostile texts by attack; the first match counts. */
const kinds = [
  /<\s*\/?script/i,
  /<\s*(?:iframe|object|embed|form|meta|link|base|frameset|applet|layer)/i,
  /<\??\s*(?:svg|math|style|xml|xss|animate|import)/i,
  /\bon[a-z]+\s*=/i,
  /(?:java|vb|live)script\s*:|data:/i,
  /&#|%3c|\\x3c|\\u003c/i,
  /</,
  /(?:)/,
];

/** This many texts of each kind, spread over the collections; all of a smaller kind. */
export const someHostileTexts = (each: number): string[] =>
  [...Map.groupBy(hostileTexts(), (text) => kinds.findIndex((kind) => kind.test(text))).values()].flatMap(
    (some) => some.filter((_, at) => at % Math.ceil(some.length / each) === 0),
  );
