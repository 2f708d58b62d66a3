import type { Part } from '#server/kernel/text/tokens.ts';
import type { Chunk } from './searchTerm.ts';

/** Index after the last unit of a part. */
export const endOf = ({ start, text }: Part): number => start + text.length;

/** What is between two parts, as far as it is compared. Empty only if they touch, since it has no letters or digits. */
export type GapBetween = (folded: string, before: Part, after: Part) => string;

/** The text between two parts, ignoring the possessive 's and the kind of space. */
const literalGap: GapBetween = (folded, before, after) => {
  const gap = folded.slice(endOf(before), after.start);
  return gap === ' ' ? gap : gap.replace(/^['’]s/u, '').replace(/\s+/gu, ' ');
};

/** Between the parts of a word: nothing, anything but a space, or what is different from both. */
const wordGap: GapBetween = (folded, before, after) => {
  const gap = literalGap(folded, before, after);
  if (gap === '') return gap;
  return gap.includes(' ') ? ' ' : '-';
};

/** A chunk of several parts, prepared for the algorithm of Knuth, Morris and Pratt. */
export interface PhrasePattern {
  /** Its first and last part, which may match a part of a run. */
  first: Part;
  last: Part;
  /** Everything between them, which must match exactly: a gap, a part, a gap, …, a gap. */
  inner: readonly string[];
  /** By number of matched elements: how many of them remain matched if the next one is different. */
  remaining: readonly number[];
  gapBetween: GapBetween;
  /** The different texts of its parts. */
  texts: readonly string[];
}

const remainingOf = (inner: readonly string[]): number[] => {
  const remaining = [0, 0];
  for (let at = 1, matched = 0; at < inner.length; at += 1) {
    while (matched > 0 && inner[at] !== inner[matched]) matched = remaining[matched] as number;
    if (inner[at] === inner[matched]) matched += 1;
    remaining.push(matched);
  }
  return remaining;
};

const patternOf = ({ text, literal, parts }: Chunk): PhrasePattern => {
  // between the parts of a typed word, every gap is one without a space
  const gapBetween = literal ? literalGap : wordGap;
  const gapOf: GapBetween = literal ? literalGap : (...gap) => (literalGap(...gap) === '' ? '' : '-');
  const inner = parts.flatMap((part, index) => {
    const before = parts[index - 1];
    const gap = before ? [gapOf(text, before, part)] : [];
    return index > 0 && index < parts.length - 1 ? [...gap, part.text] : gap;
  });
  return {
    first: parts[0] as Part,
    last: parts.at(-1) as Part,
    inner,
    remaining: remainingOf(inner),
    gapBetween,
    texts: [...new Set(parts.map((part) => part.text))],
  };
};

const patterns = new WeakMap<Chunk, PhrasePattern>();

/** The pattern of a chunk of at least two parts; computed once. */
export const phrasePattern = (chunk: Chunk): PhrasePattern => {
  const pattern = patterns.get(chunk) ?? patternOf(chunk);
  patterns.set(chunk, pattern);
  return pattern;
};
