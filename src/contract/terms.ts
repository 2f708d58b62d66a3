const commas = /[,，、]/u;

/** The terms of a text, separated by commas of any width, in their original form. */
export const termsOf = (text: string): string[] =>
  text
    .split(commas)
    .map((term) => term.trim())
    .filter((term) => term !== '');

/** Whether there are several terms to combine: the text has a comma. */
export const hasSeveral = (text: string): boolean => commas.test(text);

/** Maximum number of characters of a search text. */
export const maxTextLength = 1_000;

/** The searched part of the entered text. */
export const searchedPart = (text: string): string => text.trim().slice(0, maxTextLength).trim();

/** Whether a term has a letter or digit, which searching requires. */
export const isSearchable = (term: string): boolean => /[\p{L}\p{N}]/u.test(term);

/** Whether a term is a single syllable, or a single character of a script that is searched by part. */
export const isOneSyllable = (term: string): boolean =>
  /^[\p{sc=Hangul}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]$/u.test(term.normalize('NFKC'));
