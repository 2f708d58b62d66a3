import { streamSafe } from '#contract/streamSafe.ts';
import type { Steps } from '../clock/steps.ts';
import { fold } from './tokens.ts';

/** A folded text with the position of each of its units in the original. */
export interface FoldedWithOrigins {
  folded: string;
  /** Index in the original text for an index in the folded text; for the end the original length. */
  originOf: (index: number) => number;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const isAsWritten = (text: string, folded: string): boolean =>
  folded.length === text.length &&
  streamSafe(text) === text &&
  text.normalize('NFKC').length === text.length &&
  text.normalize('NFKC') === text;

/** Graphemes that are folded in one step. */
const graphemesPerStep = 500;

/** Folds a text and records the positions, so that matches can be highlighted in the original. */
export function* foldWithOrigins(text: string): Steps<FoldedWithOrigins> {
  const folded = fold(text);
  if (isAsWritten(text, folded)) return { folded, originOf: (index) => index };
  const origins: number[] = [];
  let whole = '';
  let count = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    const piece = fold(segment);
    for (let unit = 0; unit < piece.length; unit += 1) origins.push(index);
    whole += piece;
    count += 1;
    if (count % graphemesPerStep === 0) yield;
  }
  return { folded: whole, originOf: (index) => origins[index] ?? text.length };
}
