import type { Steps } from '#server/kernel/clock/steps.ts';
import { cut } from '#server/kernel/text/cut.ts';
import type { SearchedWord } from './searchTerm.ts';
import { foldedText, occursAny } from './termMatch.ts';

/** A part of a long text. */
export interface PartOfText {
  text: string;
  /** Whether text precedes or follows the part. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/** UTF-16 units of a part, and the overlap with the next part, so that no hit is lost between two. */
const width = 20_000;
const shared = 2_000;
/** A part is cut at a space within this distance of its end, so that no word is taken for its own beginning. */
const nearest = 200;

const endOf = (text: string, start: number): number => {
  if (start + width >= text.length) return text.length;
  const whole = cut(text.slice(start), width).length;
  const space = text.slice(start + whole - nearest, start + whole).search(/\s\S*$/);
  return start + (space < 0 ? whole : whole - nearest + space);
};

const startAfter = (text: string, end: number): number => {
  const from = end - shared;
  const space = text.slice(from, from + nearest).search(/\s/);
  if (space >= 0) return from + space + 1;
  return /^[\udc00-\udfff]/.test(text.slice(from, from + 1)) ? from + 1 : from;
};

function* partsOfText(text: string): Generator<PartOfText> {
  for (let start = 0, end = 0; end < text.length; start = startAfter(text, end)) {
    end = endOf(text, start);
    yield { text: text.slice(start, end), isCutBefore: start > 0, isCutAfter: end < text.length };
  }
}

/**
 * The part of a text with the most searched words, the first on a tie; compared as in the search. Undefined if the text
 * contains none.
 */
export function* partWith(text: string, searched: readonly SearchedWord[]): Steps<PartOfText | undefined> {
  let best: PartOfText | undefined;
  let most = 0;
  for (const part of partsOfText(text)) {
    const folded = [foldedText(part.text)];
    let found = 0;
    for (const chunks of searched) if (yield* occursAny(chunks, folded)) found += 1;
    if (found > most) [best, most] = [part, found];
    if (most === searched.length) break;
  }
  return best;
}
