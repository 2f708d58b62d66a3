import { fold } from '#server/kernel/text/fold.ts';
import { type Part, partsOf } from '#server/kernel/text/parts.ts';
import type { Chunk } from './searchTerm.ts';

/** A range in a folded text: UTF-16 units, end exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** A folded text for matching; its runs and words are computed once, on demand. */
export interface FoldedText {
  folded: string;
  parts: () => readonly Part[];
}

export const foldedText = (text: string): FoldedText => {
  const folded = fold(text);
  let parts: readonly Part[] | undefined;
  return {
    folded,
    parts: () => {
      parts ??= partsOf(folded);
      return parts;
    },
  };
};

const endOf = ({ start, text }: Part): number => start + text.length;

function* occurrences(of: string, within: string): Generator<number> {
  for (let at = within.indexOf(of); at >= 0; at = within.indexOf(of, at + of.length)) yield at;
}

/** The text between two parts, ignoring the possessive 's and the kind of space. */
const between = (folded: string, before: Part, after: Part): string =>
  folded
    .slice(endOf(before), after.start)
    .replace(/^['’]s/u, '')
    .replace(/\s+/gu, ' ');

const touches = (before: Part, after: Part): boolean => endOf(before) === after.start;

/** Whether two parts are joined in the text as they are in the chunk. */
const isHeldAlike = (
  chunk: Chunk,
  [wantedBefore, wantedAfter]: [Part, Part],
  folded: string,
  [before, after]: [Part, Part],
): boolean => {
  const isTouching = touches(wantedBefore, wantedAfter);
  if (isTouching || touches(before, after)) return isTouching && touches(before, after);
  const gap = between(folded, before, after);
  return chunk.literal ? gap === between(chunk.text, wantedBefore, wantedAfter) : !gap.includes(' ');
};

/** The first part of a chunk may match the end of a run, the last one its beginning; words must match completely. */
const isPart = (wanted: Part, index: number, of: number, found: Part): boolean => {
  if (wanted.sliced !== found.sliced) return false;
  if (!wanted.sliced || (index > 0 && index < of - 1)) return wanted.text === found.text;
  return index === 0 ? found.text.endsWith(wanted.text) : found.text.startsWith(wanted.text);
};

const sequences = (chunk: Chunk, { folded, parts }: FoldedText): Range[] => {
  const wanted = chunk.parts;
  const [first] = wanted;
  if (!first || !wanted.every(({ text }) => folded.includes(text))) return [];
  const there = parts();
  return there.flatMap((begin, at): Range[] => {
    // check the first part before comparing a whole long phrase at every word
    if (!isPart(first, 0, wanted.length, begin)) return [];
    const found = there.slice(at, at + wanted.length);
    const isHere =
      found.length === wanted.length &&
      wanted.every((part, index) => {
        const one = found[index] as Part;
        if (!isPart(part, index, wanted.length, one)) return false;
        if (index === 0) return true;
        return isHeldAlike(chunk, [wanted[index - 1] as Part, part], folded, [found[index - 1] as Part, one]);
      });
    if (!isHere) return [];
    const last = found.at(-1) as Part;
    const start = first.sliced ? endOf(begin) - first.text.length : begin.start;
    const end = last.sliced ? last.start + (wanted.at(-1) as Part).text.length : endOf(last);
    return [{ start, end }];
  });
};

/** Matches the word as it is, or with spaces between parts of two or more syllables. */
const spaced = (word: string, folded: string): Range[] => {
  const pattern = new RegExp([...word].join('\\s*'), 'gu');
  return [...folded.matchAll(pattern)]
    .filter(([found]) => found.split(/\s+/u).every(({ length }) => length >= 2))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
};

/** Ranges of a chunk in a text; empty if it does not occur. */
export const placesOf = (chunk: Chunk, text: FoldedText): Range[] => {
  const [only, another] = chunk.parts;
  if (!only) return [];
  if (another) return sequences(chunk, text);
  const { folded } = text;
  if (chunk.tolerant) return spaced(only.text, folded);
  if (only.sliced)
    return [...occurrences(only.text, folded)].map((start) => ({ start, end: start + only.text.length }));
  if (!folded.includes(only.text)) return [];
  return text
    .parts()
    .filter((part) => !part.sliced && part.text === only.text)
    .map((part) => ({ start: part.start, end: endOf(part) }));
};
