/**
 * Characters that start a formula, full-width ones included; spaces, line breaks and invisible characters may precede.
 */
const startsFormula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const isNegativeNumber = /^-\d[\d,]*(\.\d+)?$/;

/** A letter or digit, the start of most texts: no formula starts with one. */
const isPlainStart = /^[0-9A-Za-z가-힣]/;

/** Whether a spreadsheet may evaluate the text as a formula. */
export const looksLikeFormula = (text: string): boolean =>
  !isPlainStart.test(text) && startsFormula.test(text) && !isNegativeNumber.test(text);

/** Text of a CSV that no spreadsheet evaluates: an apostrophe is prepended to what looks like a formula. */
export const safeText = (text: string): string => (looksLikeFormula(text) ? `'${text}` : text);
