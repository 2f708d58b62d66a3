import { fold } from './fold.ts';
import { type Part, partsOf } from './parts.ts';
import { queryTokens } from './tokens.ts';

/** What stands in a text without a space, or a whole phrase where it was quoted. */
export interface Chunk {
  /** As `fold` gives it. */
  text: string;
  parts: readonly Part[];
  /** Quoted: what stands between the parts is looked at too. */
  literal: boolean;
  /** A long Korean word, which writers also write with spaces in it. */
  tolerant: boolean;
  /** Nothing but single syllables: no index of bodies knows it. */
  oneSyllable: boolean;
}

/** One term of a search: its chunks must all be there. */
export interface SearchTerm {
  /** As it was typed, without its quotation marks. */
  text: string;
  chunks: readonly Chunk[];
}

/** Syllables of a word that is also found with spaces between its parts. */
const tolerantLengths = { least: 4, most: 12 } as const;
const hangul = /^[가-힣]+$/;

const isTolerant = (parts: readonly Part[]): boolean => {
  const [only, another] = parts;
  if (!only || another) return false;
  const { length } = only.text;
  return length >= tolerantLengths.least && length <= tolerantLengths.most && hangul.test(only.text);
};

const chunkOf = (written: string, literal: boolean): Chunk | undefined => {
  const text = fold(written);
  const parts = partsOf(text);
  if (parts.length === 0) return undefined;
  return {
    text,
    parts,
    literal,
    tolerant: !literal && isTolerant(parts),
    oneSyllable: queryTokens(text).titlesOnly,
  };
};

/** A term between quotation marks of any kind, or up to the next comma of any width. */
const pattern = /\s*(?:["“”]([^"“”]*)["“”](?=\s*(?:[,，、]|$))|([^,，、]+))\s*/gu;

/** The terms of a text as they were written: a comma in a phrase between quotation marks parts nothing. */
export const writtenTerms = (text: string): string[] =>
  [...text.matchAll(pattern)].map(([written]) => written.trim()).filter((term) => term !== '');

const termOf = (quoted: string | undefined, plain: string): SearchTerm => {
  const text = (quoted ?? plain).trim();
  const written = quoted === undefined ? text.split(/\s+/u) : [text];
  return { text, chunks: written.flatMap((one) => chunkOf(one, quoted !== undefined) ?? []) };
};

/**
 * The terms of a text between commas. A term without a letter or digit has no chunks: it is in no text, and who asks
 * for it is told so. Of terms that differ in nothing but their form, the first stays.
 */
export const readSearchTerms = (text: string): SearchTerm[] => {
  const terms = new Map<string, SearchTerm>();
  for (const [, quoted, plain = ''] of text.matchAll(pattern)) {
    const term = termOf(quoted, plain);
    if (term.text === '') continue;
    const form = `${quoted === undefined ? '' : '"'}${fold(term.text)}`;
    if (!terms.has(form)) terms.set(form, term);
  }
  return [...terms.values()];
};

/** Found in titles alone, whatever field is asked for. */
export const isTitlesOnly = ({ chunks }: SearchTerm): boolean =>
  chunks.every(({ oneSyllable }) => oneSyllable);
