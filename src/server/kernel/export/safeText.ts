/**
 * Characters that begin a formula, full-width ones included; spaces, line breaks and invisible characters may precede.
 */
const startsFormula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const isNegativeNumber = /^-\d[\d,]*(\.\d+)?$/;

/** A letter or digit, as most texts begin: nothing that begins so is a formula. */
const isPlainStart = /^[0-9A-Za-z가-힣]/;

/** Text that no spreadsheet evaluates as a formula: an apostrophe is put before text that begins like one. */
export const safeText = (text: string): string =>
  !isPlainStart.test(text) && startsFormula.test(text) && !isNegativeNumber.test(text) ? `'${text}` : text;
