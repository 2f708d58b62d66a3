import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { fixture } from './fixtures.ts';

/** Every line of the collections of scripts that try to run in a page, and of strings that break things; each once. */
export const hostileTexts = (): string[] => {
  const scripts = gunzipSync(readFileSync(fixture('bad-input/xss-payloads.txt.gz'))).toString('utf8');
  const naughty = JSON.parse(readFileSync(fixture('bad-input/blns.json'), 'utf8')) as string[];
  return [...new Set([...scripts.split(/\r?\n/), ...naughty])].filter((text) => text.trim() !== '');
};

/** Kinds of hostile texts by what they try, the first that fits. */
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

/** Of each kind so many, from all of the collections; of a kind with fewer all. */
export const someHostileTexts = (each: number): string[] =>
  [...Map.groupBy(hostileTexts(), (text) => kinds.findIndex((kind) => kind.test(text))).values()].flatMap(
    (some) => some.filter((_, at) => at % Math.ceil(some.length / each) === 0),
  );
