import { streamSafe } from '#contract/streamSafe.ts';
import { atOnce, type Steps } from '../clock/steps.ts';

/** Invisible characters: soft hyphens, zero-width and direction marks, variation selectors, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The visible characters of a text, composed and of uniform width: the letters of its folded form, in their original
 * case.
 */
export const visible = (text: string): string => streamSafe(text.replace(invisible, '')).normalize('NFKC');

/**
 * The form in which texts are compared: NFKC, lower case, without invisible characters, final sigma as sigma.
 * Insensitive to width and case; applied to stored text and search term alike. fold(fold(x)) = fold(x).
 */
export const fold = (text: string): string =>
  visible(text).toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');

/** Scripts that are written without spaces, or searched by part. */
const sliced = String.raw`\p{scx=Hangul}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}`;
const partPattern = new RegExp(
  // A run of a sliced script …
  `([[${sliced}]&&[\\p{L}\\p{N}\\p{M}]][[${sliced}\\p{scx=Inherited}]&&[\\p{L}\\p{N}\\p{M}]]*)` +
    // … or a word of any other script; the possessive 's is not part of it.
    `|([[\\p{L}\\p{N}]--[${sliced}]][[\\p{L}\\p{N}\\p{M}]--[[${sliced}]&&[\\p{L}\\p{N}]]]*)(?:['’]s(?![\\p{L}\\p{M}\\p{N}]))?`,
  'gv',
);

/**
 * A run of a script that is searched by substring, or a word of another script, with its position in the folded text.
 */
export interface Part {
  text: string;
  sliced: boolean;
  start: number;
}

/** Parts that are read in one step. */
const partsPerStep = 2_000;

/** The runs and words of a folded text, which may be long. */
export function* partsInSteps(folded: string): Steps<Part[]> {
  const parts: Part[] = [];
  for (const found of folded.matchAll(partPattern)) {
    const text = found[1] ?? found[2] ?? '';
    parts.push({ text, sliced: found[1] !== undefined, start: found.index });
    if (parts.length % partsPerStep === 0) yield;
  }
  return parts;
}

/** The runs and words of a folded text. */
export const partsOf = (folded: string): Part[] => atOnce(partsInSteps(folded));

/** Version of the rules for stored tokens: after a change the next start recomputes all tokens (`renewTokens`). */
export const tokenRules = 3;

/**
 * The two tokens of a whole word: two words that share one of them rarely share both (probability 2^-55). They are
 * below every slice (whose first character is Thai or beyond) and below every single character, so that no word
 * collides with one of those.
 */
const wordTokens = (word: string): [number, number] => {
  let one = 0x9e3779b9;
  let other = 0x85ebca6b;
  for (let index = 0; index < word.length; index += 1) {
    const unit = word.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x27d4eb2d);
    other = Math.imul(other ^ unit, 0x165667b1);
    one ^= one >>> 15;
    other ^= other >>> 13;
  }
  return [belowSlices(mixed(one)), belowSlices(mixed(other))];
};

/** Distributes the last characters over all bits (the finaliser of MurmurHash3). */
const mixed = (value: number): number => {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
};

const firstSliced = 0x0e00;

const belowSlices = (value: number): number =>
  (((value >>> 16) % (firstSliced - 1)) + 1) * 0x10000 + (value & 0xffff);

const addWord = (word: string, into: Set<number>): void => {
  for (const token of wordTokens(word)) into.add(token);
};

const slice = (first: number, second: number): number => (first << 16) | second;

/** A run of one character has no slice; its token is the character itself, which is below every slice. */
const single = (character: string): number =>
  character.length === 1 ? character.charCodeAt(0) : slice(character.charCodeAt(0), character.charCodeAt(1));

const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0);

const lastOf = (text: string): string => {
  const low = text.charCodeAt(text.length - 1);
  return low >= 0xdc00 && low <= 0xdfff ? text.slice(-2) : text.slice(-1);
};

const addSlices = (run: string, into: Set<number>): void => {
  for (let index = 1; index < run.length; index += 1) {
    into.add(slice(run.charCodeAt(index - 1), run.charCodeAt(index)));
  }
};

/** A word that touches a run (K팝, 2026년, 한국BTS) also gets tokens with the character it touches. */
const joint = (before: Part, after: Part): string | null => {
  if (before.sliced === after.sliced || before.start + before.text.length !== after.start) return null;
  return before.sliced ? lastOf(before.text) + after.text : before.text + firstOf(after.text);
};

const collect = (parts: Part[], into: Set<number>): void => {
  let before: Part | undefined;
  for (const part of parts) {
    if (!part.sliced) addWord(part.text, into);
    else if (part.text.length === 1) into.add(single(part.text));
    else addSlices(part.text, into);
    const together = before && joint(before, part);
    if (together != null) addWord(together, into);
    before = part;
  }
};

/**
 * Texts as int32 tokens for the search index. In scripts that are written without spaces, or searched by part, every
 * slice of two UTF-16 units of a run is a token (exactly 32 bits, so two slices never collide); in other scripts every
 * whole word has two. Unique, as signed int32. A change of the tokens requires a higher `tokenRules`.
 */
export const tokens = (text: string): number[] => {
  const into = new Set<number>();
  collect(partsOf(fold(text)), into);
  return [...into];
};

/** Tokens of a title: also every single character of a sliced run, so that one-syllable terms can be found. */
export const titleTokens = (title: string): number[] => {
  const into = new Set<number>();
  const parts = partsOf(fold(title));
  collect(parts, into);
  for (const part of parts) if (part.sliced) for (const character of part.text) into.add(single(character));
  return [...into];
};

interface QueryTokens {
  /** Every matching text has all of these tokens. Empty: the term has no letter or digit and matches by no token. */
  tokens: number[];
  /** The term consists of one-syllable runs only: its tokens are in `titleTokens`, not in `tokens`. */
  titlesOnly: boolean;
  /** False: a text with all the tokens may still lack the term, so candidates are rechecked. */
  exact: boolean;
}

/**
 * The tokens of one term, taken literally: for quoted terms, and for terms of less than four syllables. (A longer
 * unquoted Hangul term may also match with spaces between its parts: the query plan splits such a term in the few
 * possible ways and requests the tokens of each split here.)
 */
export const queryTokens = (term: string): QueryTokens => {
  const parts = partsOf(fold(term));
  const into = new Set<number>();
  let before: Part | undefined;
  for (const part of parts) {
    if (!part.sliced) addWord(part.text, into);
    else addSlices(part.text, into);
    const together = before && joint(before, part);
    if (together != null) addWord(together, into);
    before = part;
  }
  const titlesOnly = parts.length > 0 && into.size === 0;
  if (titlesOnly) for (const part of parts) into.add(single(part.text));
  const [only, another] = parts;
  const exact = !!only && !another && (!only.sliced || only.text.length <= 2);
  return { tokens: [...into], titlesOnly, exact };
};

/**
 * Tokens of every title that contains the term as a substring: those of its runs. Words in other scripts may be the
 * ends of longer words, so they give no tokens.
 */
export const tokensWithin = (term: string): number[] => {
  const into = new Set<number>();
  for (const { text, sliced } of partsOf(fold(term))) {
    if (!sliced) continue;
    if (text.length === 1) into.add(single(text));
    else addSlices(text, into);
  }
  return [...into];
};
