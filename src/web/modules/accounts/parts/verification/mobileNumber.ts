const countryCode = /^82(?=1)/;
const digitCount = 11;

/** The digits of typed or pasted text: full-width ones too, and +82 10 … as 010 …. At most 11. */
const digitsOf = (typed: string): string =>
  typed.normalize('NFKC').replace(/\D/g, '').replace(countryCode, '0').slice(0, digitCount);

const hyphenated = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join('-');

/** A mobile number, complete or not, in the form 010-dddd-dddd. */
export const formatMobile = (typed: string): string => hyphenated(digitsOf(typed));

/**
 * The formatted text and its caret, which stays after the same digit.
 * @param caret its position in the typed text
 */
export const formatWhileTyping = (typed: string, caret: number): { text: string; caret: number } => {
  const text = formatMobile(typed);
  const before = Math.min(digitsOf(typed.slice(0, caret)).length, text.replace(/-/g, '').length);
  let place = 0;
  for (let digits = 0; digits < before; place += 1) if (text[place] !== '-') digits += 1;
  return { text, caret: place };
};
