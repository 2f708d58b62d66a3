import { streamSafe } from '#contract/streamSafe.ts';
import { cut } from '../text/cut.ts';

/** Maximum UTF-16 units kept per file: about a book of 200 pages. */
export const maxTextLength = 300_000;

/** Control characters other than line break and tab, and lone surrogates: the database does not accept them. */
const unprintable = /[[\p{Cc}\p{Cs}]--[\t\n]]/gv;

/** Normalises a text: NFC, no control characters, no repeated blanks or empty lines. */
const clean = (text: string): string =>
  streamSafe(text.replace(/\r\n?|[\f\v\u2028\u2029]/g, '\n').replace(unprintable, ''))
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

/** Output of a reader: accepts pieces, and reports when it has enough. */
export class TextSink {
  readonly #maxLength: number;
  #pieces: string[] = [];
  #length = 0;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  /** Counts blanks too, so that reading a file full of them ends. */
  get isFull(): boolean {
    return this.#length >= this.#maxLength * 2;
  }

  add(piece: string): void {
    if (piece === '' || this.isFull) return;
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  /** The text to keep. */
  kept(): { text: string; isPartial: boolean } {
    const text = clean(this.#pieces.join(''));
    return { text: cut(text, this.#maxLength), isPartial: this.isFull || text.length > this.#maxLength };
  }
}

/** Reads the text of the file at `path` into the sink. @throws Unreadable, or a library's error */
export type Reader = (path: string, sink: TextSink) => Promise<void>;
