/** As many as Unicode's Stream-Safe Text Format (UAX 15) allows; languages need up to four. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/** Whether there may be more than 30 in a row: quicker than the expression, for nearly every text. */
const mayHaveTooMany = (text: string): boolean => {
  let run = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // no marks below, nor among ideographs and Hangul
    if (unit < 0x300 || (unit >= 0x3400 && unit < 0xa000) || (unit >= 0xac00 && unit < 0xd800)) run = 0;
    else if (++run > 30) return true;
  }
  return false;
};

/**
 * The text with at most 30 combining marks in a row: normalising takes time that grows with the square of their number,
 * a minute for half a million.
 */
export const streamSafe = (text: string): string =>
  mayHaveTooMany(text) ? text.replace(tooManyMarks, '$1') : text;
