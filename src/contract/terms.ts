const commas = /[,，、]/u;

/** The terms of a text between commas of any width, as they were written. */
export const termsOf = (text: string): string[] =>
  text
    .split(commas)
    .map((term) => term.trim())
    .filter((term) => term !== '');

/** Whether there is something to combine: a comma was typed. */
export const hasSeveral = (text: string): boolean => commas.test(text);

/** As many letters of a text are looked for. */
export const maxTextLength = 1_000;

/** What is looked for of a text that somebody typed. */
export const searchedPart = (text: string): string => text.trim().slice(0, maxTextLength).trim();

/** Whether a term has anything that texts are searched by: signs and pictures alone have not. */
export const isSearchable = (term: string): boolean => /[\p{L}\p{N}]/u.test(term);

/** Whether a term is a single syllable, or a single sign of a script that is searched by part. */
export const isOneSyllable = (term: string): boolean =>
  /^[\p{sc=Hangul}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]$/u.test(term.normalize('NFKC'));
