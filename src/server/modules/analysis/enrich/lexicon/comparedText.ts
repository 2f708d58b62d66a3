import { fold } from '#server/kernel/text/tokens.ts';

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Unifies spaces, dashes and apostrophes; paragraph breaks stay. */
const levelled = (text: string): string =>
  text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/[‐-―−]/gu, '-')
    .replace(/[’‘ʼ`]/gu, "'");

/** A text prepared for word matching: folded as in the search, with unified spaces and dashes. */
export interface ComparedText {
  folded: string;
  /** The same text in original case, aligned unit by unit; empty if lower case has a different length. */
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
