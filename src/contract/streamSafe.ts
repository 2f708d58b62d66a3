/** Far more than any language needs (four), and few enough to be normalised in no time. */
const maxMarks = 256;

/** Whether there may be too many in a row: quicker than the expression, for nearly every text. */
const mayHaveTooMany = (text: string): boolean => {
  let run = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // no marks below, nor among ideographs and Hangul
    if (unit < 0x300 || (unit >= 0x3400 && unit < 0xa000) || (unit >= 0xac00 && unit < 0xd800)) run = 0;
    else if (++run > maxMarks) return true;
  }
  return false;
};

/**
 * The text with at most 256 combining marks in a row: normalising takes time that grows with the square of their number,
 * a minute for half a million.
 */
export const streamSafe = (text: string): string =>
  mayHaveTooMany(text)
    ? text.replace(/\p{M}+/gu, (marks) =>
        marks.length > maxMarks ? marks.slice(0, maxMarks).toWellFormed() : marks,
      )
    : text;
