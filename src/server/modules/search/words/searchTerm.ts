import type { QueryTextField } from '#contract/queryFields.ts';
import type { QueryWord } from '#contract/typedQuery.ts';
import { fold, type Part, partsOf, queryTokens } from '#server/kernel/text/tokens.ts';

/** A part of a term without spaces, or a whole quoted phrase. */
export interface Chunk {
  /** As returned by `fold`. */
  text: string;
  parts: readonly Part[];
  /** Quoted: the characters between the parts must match too. */
  literal: boolean;
  /** A long Korean word, which is also written with spaces in it. */
  tolerant: boolean;
  /** Only single syllables, which are not indexed for bodies. */
  oneSyllable: boolean;
}

/** Adjacent chunks of a term with alternative spellings, each of which replaces them all. */
export interface Respelling {
  from: number;
  count: number;
  others: readonly Chunk[];
}

/** One term of a search: all its chunks, or other spellings of them, are required. */
export interface SearchTerm {
  /** As typed, without its quotation marks. */
  text: string;
  chunks: readonly Chunk[];
  /** The only text it is searched in; absent: those of the plan. */
  field?: QueryTextField;
  /** In the order of their chunks; at most one per chunk. If absent, the term is searched as typed. */
  respellings?: readonly Respelling[];
}

/** A required part of a term: all of the typed chunks, or one of the others. */
export interface Slot {
  typed: readonly Chunk[];
  others: readonly Chunk[];
}

/** The same for two lists of chunks that match the same; readable. */
export const formOf = (chunks: readonly Chunk[]): string =>
  chunks.map(({ text, literal }) => (literal ? `"${text}"` : text)).join(' ');

const formOfSlot = ({ typed, others }: Slot): string => `${formOf(typed)}|${formOf(others)}`;

/** One of those that have the same form. */
const distinct = <One>(all: readonly One[], form: (one: One) => string): One[] =>
  all.length < 2 ? [...all] : [...new Map(all.map((one) => [form(one), one])).values()];

/**
 * The different required parts of a term: each chunk separately, except that chunks with a common respelling form one
 * part.
 */
export const slotsOf = ({ chunks, respellings = [] }: SearchTerm): Slot[] => {
  const slots = chunks.flatMap((chunk, index): Slot[] => {
    const own = respellings.find(({ from, count }) => index >= from && index < from + count);
    if (!own) return [{ typed: [chunk], others: [] }];
    const { from, count, others } = own;
    return index === from ? [{ typed: chunks.slice(from, from + count), others }] : [];
  });
  return distinct(slots, formOfSlot);
};

/** Chunks of which any one fills a slot. */
export type SearchedWord = readonly Chunk[];

/** The different words of some terms to highlight. */
export const searchedWords = (...terms: SearchTerm[]): SearchedWord[] =>
  distinct(
    terms.flatMap((term) => slotsOf(term).map(({ typed, others }) => [...typed, ...others])),
    formOf,
  );

/** Syllables of a word that is also found with spaces between its parts. */
const tolerantLengths = { min: 4, max: 12 } as const;
const hangul = /^[가-힣]+$/;

const isTolerant = (parts: readonly Part[]): boolean => {
  const [only, another] = parts;
  if (!only || another) return false;
  const { length } = only.text;
  return length >= tolerantLengths.min && length <= tolerantLengths.max && hangul.test(only.text);
};

export const chunkOf = (written: string, literal: boolean): Chunk | undefined => {
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

/** The words of a term as typed; a single phrase without its quotation marks. */
const typedText = (words: readonly QueryWord[]): string => {
  const [only, another] = words;
  return only && !another
    ? only.text
    : words.map(({ text, isPhrase }) => (isPhrase ? `"${text}"` : text)).join(' ');
};

/** A term without a letter or digit has no chunks: no text contains it, and the search reports that. */
export const termOf = (words: readonly QueryWord[], field?: QueryTextField): SearchTerm => ({
  text: typedText(words),
  chunks: words.flatMap(({ text, isPhrase }) => chunkOf(text, isPhrase) ?? []),
  ...(field && { field }),
});

/** Removes terms that differ only in form; the first is kept. */
export const distinctTerms = (terms: readonly SearchTerm[]): SearchTerm[] => {
  const known = new Map<string, SearchTerm>();
  for (const term of terms) {
    const isPhrase = term.chunks.length === 1 && term.chunks[0]?.literal;
    const form = `${term.field ?? ''}:${isPhrase ? '"' : ''}${fold(term.text)}`;
    if (!known.has(form)) known.set(form, term);
  }
  return [...known.values()];
};

/** Whether the term is searched only in titles, regardless of the selected fields. */
export const isTitlesOnly = ({ chunks }: SearchTerm): boolean =>
  chunks.every(({ oneSyllable }) => oneSyllable);
