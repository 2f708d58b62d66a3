import type { Steps } from '#server/kernel/clock/steps.ts';
import { fold, type Part, partsInSteps } from '#server/kernel/text/tokens.ts';
import { endOf, phrasePattern } from './phrasePattern.ts';
import type { Chunk } from './searchTerm.ts';

/** A range in a folded text: UTF-16 units, end exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** A folded text for matching; its runs and words are computed once, on demand. */
export interface FoldedText {
  folded: string;
  parts: () => Steps<readonly Part[]>;
  /** Index of a part that none with this text precedes; undefined: there is none. */
  partBefore: (word: string) => Steps<number | undefined>;
}

/** UTF-16 units of a text, and parts of it, that are compared in one step. */
const unitsPerStep = 20_000;
const partsPerStep = 2_000;

/** What is found, in order; `undefined` between two steps of the work, see `Steps`. */
type Found<One> = Generator<One | undefined, undefined, undefined>;

/** Indexes of a text in another, without overlaps. */
function* occurrences(of: string, within: string): Found<number> {
  for (let from = 0; ; ) {
    const end = from + unitsPerStep + of.length - 1;
    const found = end < within.length ? within.slice(from, end).indexOf(of) : within.indexOf(of, from) - from;
    if (found >= 0) {
      yield from + found;
      from += found + of.length;
    } else if (end >= within.length) return;
    else {
      from += unitsPerStep;
      yield;
    }
  }
}

/** Whether anything is found at all. */
function* isAny(found: Found<unknown>): Steps<boolean> {
  for (const one of found) {
    if (one !== undefined) return true;
    yield;
  }
  return false;
}

/** Words that are looked for one by one in a text, before the places of all its words are recorded. */
const fewWords = 8;

function* firstPlacesOf(parts: readonly Part[]): Steps<Map<string, number>> {
  const places = new Map<string, number>();
  for (let at = 0; at < parts.length; at += 1) {
    const { text } = parts[at] as Part;
    if (!places.has(text)) places.set(text, at);
    if (at % partsPerStep === partsPerStep - 1) yield;
  }
  return places;
}

/** @param folded as returned by `fold` */
export const matchable = (folded: string): FoldedText => {
  let parts: readonly Part[] | undefined;
  let places: Map<string, number> | undefined;
  let looked = 0;
  function* partsOnce(): Steps<readonly Part[]> {
    parts ??= yield* partsInSteps(folded);
    return parts;
  }
  return {
    folded,
    parts: partsOnce,
    *partBefore(word) {
      looked += 1;
      if (looked <= fewWords) return (yield* isAny(occurrences(word, folded))) ? 0 : undefined;
      places ??= yield* firstPlacesOf(yield* partsOnce());
      return places.get(word);
    },
  };
};

export const foldedText = (text: string): FoldedText => matchable(fold(text));

/** Texts that are not empty, folded. */
export function* foldedTexts(texts: readonly (string | null | undefined)[]): Steps<FoldedText[]> {
  const folded: FoldedText[] = [];
  for (const text of texts) {
    if (!text) continue;
    folded.push(foldedText(text));
    if (text.length > unitsPerStep) yield;
  }
  return folded;
}

/** A run may end with the first part of a phrase; a word must be that part. */
const isEnd = (wanted: Part, { sliced, text }: Part): boolean =>
  wanted.sliced === sliced && (sliced ? text.endsWith(wanted.text) : text === wanted.text);

const isBeginning = (wanted: Part, { sliced, text }: Part): boolean =>
  wanted.sliced === sliced && (sliced ? text.startsWith(wanted.text) : text === wanted.text);

/** Ranges of a chunk of several parts, in time linear in the text. */
function* sequences(chunk: Chunk, text: FoldedText): Found<Range> {
  const { folded } = text;
  const { first, last, inner, remaining, gapBetween, texts } = phrasePattern(chunk);
  for (const one of texts) if (!(yield* isAny(occurrences(one, folded)))) return;
  const parts = yield* text.parts();
  let matched = 0;
  const advance = (element: string): void => {
    while (matched > 0 && inner[matched] !== element) matched = remaining[matched] as number;
    if (inner[matched] === element) matched += 1;
  };
  for (let at = 1; at < parts.length; at += 1) {
    if (at % partsPerStep === 0) yield;
    const [before, part] = [parts[at - 1] as Part, parts[at] as Part];
    if (matched === 0 && !isEnd(first, before)) continue;
    advance(gapBetween(folded, before, part));
    const begin = parts[at - chunk.parts.length + 1];
    if (matched === inner.length && begin && isEnd(first, begin) && isBeginning(last, part))
      yield {
        start: endOf(begin) - first.text.length,
        end: part.start + last.text.length,
      };
    advance(part.text);
  }
}

const space = /\s/u;

/** Index after the word, with spaces between its syllables or not, at an index; -1 if it is not there. */
const endOfSpaced = (word: string, folded: string, from: number): number => {
  let at = from;
  for (const syllable of word) {
    while (at > from && folded[at] !== syllable && space.test(folded[at] ?? '')) at += 1;
    if (folded[at] !== syllable) return -1;
    at += 1;
  }
  return at;
};

const singleSyllable = /(?:^|\s)\S(?:\s|$)/u;

/** Matches the word as it is, or with spaces between parts of two or more syllables. */
function* spaced(word: string, folded: string): Found<Range> {
  const [syllable = ''] = word;
  let next = 0;
  let compared = 0;
  for (const start of occurrences(syllable, folded)) {
    if (start === undefined) yield;
    else if (start >= next) {
      compared += 1;
      if (compared % partsPerStep === 0) yield;
      const end = endOfSpaced(word, folded, start);
      if (end < 0) continue;
      next = end;
      if (!singleSyllable.test(folded.slice(start, end))) yield { start, end };
    }
  }
}

function* wholeWords(word: string, text: FoldedText): Found<Range> {
  const from = yield* text.partBefore(word);
  if (from === undefined) return;
  const parts = yield* text.parts();
  for (let at = from; at < parts.length; at += 1) {
    const part = parts[at] as Part;
    if (!part.sliced && part.text === word) yield { start: part.start, end: endOf(part) };
    else if (at % partsPerStep === partsPerStep - 1) yield;
  }
}

/** Ranges of a chunk in a text. */
export function* placesOf(chunk: Chunk, text: FoldedText): Found<Range> {
  const [only, another] = chunk.parts;
  if (!only) return;
  if (another) yield* sequences(chunk, text);
  else if (chunk.tolerant) yield* spaced(only.text, text.folded);
  else if (!only.sliced) yield* wholeWords(only.text, text);
  else
    for (const start of occurrences(only.text, text.folded))
      yield start === undefined ? start : { start, end: start + only.text.length };
}

/** Whether one of the chunks occurs in one of the texts. */
export function* occursAny(chunks: readonly Chunk[], texts: readonly FoldedText[]): Steps<boolean> {
  yield;
  for (const chunk of chunks) for (const text of texts) if (yield* isAny(placesOf(chunk, text))) return true;
  return false;
}

/** The first ranges of a chunk in a text. @param most how many at most */
export function* firstPlaces(chunk: Chunk, text: FoldedText, most: number): Steps<Range[]> {
  const places: Range[] = [];
  for (const place of placesOf(chunk, text)) {
    if (!place) yield;
    else if (places.push(place) >= most) break;
  }
  return places;
}

/** Places of a word in one text that are compared with those of another. */
const maxPlacesNear = 1_000;

function* numbersOf(chunks: readonly Chunk[], text: FoldedText): Steps<number[]> {
  const parts = yield* text.parts();
  const numbers: number[] = [];
  for (const chunk of chunks) {
    let at = 0;
    for (const { start } of yield* firstPlaces(chunk, text, maxPlacesNear)) {
      while (at + 1 < parts.length && (parts[at + 1] as Part).start <= start) at += 1;
      numbers.push(at);
    }
  }
  return numbers.sort((one, other) => one - other);
}

/**
 * Whether one of the chunks and one of the others occur in a text with at most so many words from the one to the other;
 * a run of a script that is written without spaces is one word.
 */
export function* areNear(
  chunks: readonly Chunk[],
  others: readonly Chunk[],
  distance: number,
  text: FoldedText,
): Steps<boolean> {
  const [one, other] = [yield* numbersOf(chunks, text), yield* numbersOf(others, text)];
  for (let at = 0, from = 0; at < one.length; at += 1) {
    const place = one[at] as number;
    while (from < other.length && (other[from] as number) < place - distance) from += 1;
    if (from < other.length && (other[from] as number) <= place + distance) return true;
  }
  return false;
}
