/**
 * Characters that start a formula, full-width ones included; spaces, line breaks and invisible characters may precede.
 */
const startsFormula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const isNegativeNumber = /^-\d[\d,]*(\.\d+)?$/;

/** A letter or digit, the start of most texts: no formula starts with one. */
const isPlainStart = /^[0-9A-Za-z가-힣]/;

/** Text that no spreadsheet evaluates as a formula: an apostrophe is prepended to text that starts like one. */
export const safeText = (text: string): string =>
  !isPlainStart.test(text) && startsFormula.test(text) && !isNegativeNumber.test(text) ? `'${text}` : text;
