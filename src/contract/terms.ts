const commas = /[,，、]/u;

/** The terms of a text between commas of any width, as they were written. */
export const termsOf = (text: string): string[] =>
  text
    .split(commas)
    .map((term) => term.trim())
    .filter((term) => term !== '');

/** Whether there is something to combine: a comma was typed. */
export const hasSeveral = (text: string): boolean => commas.test(text);
