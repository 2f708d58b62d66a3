import { cut } from '#server/kernel/text/cut.ts';

/** UTF-16 units that are kept of one file. A book of 200 pages has as many. */
export const maxTextLength = 300_000;

/** Control characters other than line break and tab, and lone surrogates: no database takes them. */
const unprintable = /[[\p{Cc}\p{Cs}]--[\t\n]]/gv;

/** Composed and clean: one form of Hangul, no control characters, no runs of blanks, no empty lines in a row. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?|[\f\v\u2028\u2029]/g, '\n')
    .replace(unprintable, '')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

/** What a reader writes to: takes pieces as they come, and says when it has enough. */
export class TextSink {
  readonly #maxLength: number;
  #pieces: string[] = [];
  #length = 0;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  /** Blanks are counted too, so that a file full of them ends. */
  get isFull(): boolean {
    return this.#length >= this.#maxLength * 2;
  }

  add(piece: string): void {
    if (piece === '' || this.isFull) return;
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  /** What is kept of it all. */
  kept(): { text: string; isPartial: boolean } {
    const text = clean(this.#pieces.join(''));
    return { text: cut(text, this.#maxLength), isPartial: this.isFull || text.length > this.#maxLength };
  }
}
