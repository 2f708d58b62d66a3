import { fold } from '#server/kernel/text/tokens.ts';

/** The stored texts of an item. */
export interface SearchedTexts {
  titles: (string | null)[];
  others: (string | null)[];
}

const byPart = String.raw`\p{scx=Hangul}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}`;
const wordUnit = String.raw`[[\p{L}\p{N}\p{M}]--[[${byPart}]&&[\p{L}\p{N}]]]`;
const word = String.raw`[[\p{L}\p{N}]--[${byPart}]]`;
const startsAsWord = new RegExp(`^${word}`, 'v');
const endsAsWord = new RegExp(String.raw`[[\p{L}\p{N}]--[${byPart}]]\p{M}*$`, 'v');
const syllables = /^[가-힣]{4,12}$/;
const oneSyllable = new RegExp(String.raw`^[[${byPart}]&&\p{L}]\p{M}*$`, 'v');

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

const compiled = new Map<string, RegExp>();

/**
 * The search text as a regular expression over folded text; words match as a whole, anything else anywhere within a
 * run.
 */
const expression = (chunk: string, literal: boolean): RegExp => {
  const key = `${literal} ${chunk}`;
  const known = compiled.get(key) ?? compile(chunk, literal);
  compiled.set(key, known);
  return known;
};

const compile = (chunk: string, literal: boolean): RegExp => {
  const text = chunk
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')
    .replace(/['’]s(?![\p{L}\p{M}\p{N}])/gu, '');
  const body = syllables.test(text)
    ? [...text].join(String.raw`\s*`)
    : text
        .split(/(\s+|[^\s\p{L}\p{N}\p{M}]+)/u)
        .map((piece) => {
          if (/^\s+$/u.test(piece)) return String.raw`(?:['’]s)?\s+`;
          if (/^[^\s\p{L}\p{N}\p{M}]+$/u.test(piece))
            return literal ? escaped(piece) : String.raw`[^\s\p{L}\p{N}\p{M}]+`;
          return escaped(piece);
        })
        .join('');
  const before = startsAsWord.test(text) ? `(?<!${word}\\p{M}*)` : '';
  const after = endsAsWord.test(text) ? `(?!${wordUnit})` : '';
  return new RegExp(before + body + after, 'gv');
};

const isIn = (chunk: string, literal: boolean, folded: string): boolean => {
  const isLong = !literal && syllables.test(chunk);
  for (const [found] of folded.matchAll(expression(chunk, literal)))
    if (!isLong || found.split(/\s+/u).every((piece) => piece.length >= 2)) return true;
  return false;
};

/** True if an item contains the term, by scanning its texts: without tokens or index. */
export const bruteHas = (term: string, texts: { titles: string[]; all: string[] }): boolean => {
  const quoted = /^"(.*)"$/u.exec(term)?.[1];
  const chunks = quoted === undefined ? fold(term).split(/\s+/u) : [fold(quoted)];
  const letters = chunks.filter((chunk) => /[\p{L}\p{N}]/u.test(chunk));
  const where = letters.every((chunk) => oneSyllable.test(chunk)) ? texts.titles : texts.all;
  return (
    letters.length > 0 &&
    letters.every((chunk) => where.some((text) => isIn(chunk, quoted !== undefined, text)))
  );
};

export const foldedTexts = ({ titles, others }: SearchedTexts): { titles: string[]; all: string[] } => {
  const folded = (list: (string | null)[]) => list.flatMap((text) => (text ? [fold(text)] : []));
  return { titles: folded(titles), all: [...folded(titles), ...folded(others)] };
};
