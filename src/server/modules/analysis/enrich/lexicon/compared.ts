import { fold } from '#server/kernel/text/fold.ts';

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** One space between words, one dash, one apostrophe; paragraphs stay apart. */
const levelled = (text: string): string =>
  text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/[‐-―−]/gu, '-')
    .replace(/[’‘ʼ`]/gu, "'");

/** A text as words are looked for in it: as the search folds it, in one form of spaces and dashes. */
export interface ComparedText {
  folded: string;
  /** The same with its capitals, unit for unit; empty where lower case has another length. */
  cased: () => string;
}

const isPlain = (text: string): boolean => /^[\x20-\x7e\n\t]*$/.test(text);

export const comparedText = (text: string): ComparedText => {
  const folded = levelled(isPlain(text) ? text.toLowerCase() : fold(text));
  let cased: string | undefined;
  return {
    folded,
    cased: () => {
      if (cased === undefined) {
        const written = levelled(text.replace(invisible, '').normalize('NFKC'));
        cased = written.length === folded.length ? written : '';
      }
      return cased;
    },
  };
};
