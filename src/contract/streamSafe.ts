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

/** Letters that one expression looks through: the engine has a stack for its steps. */
const atOnce = 65_536;

const withFewMarks = (text: string): string =>
  text.replace(/\p{M}+/gu, (marks) =>
    marks.length > maxMarks ? marks.slice(0, maxMarks).toWellFormed() : marks,
  );

/**
 * The text with at most 256 combining marks in a row: normalising takes time that grows with the square of their number,
 * a minute for half a million.
 */
export const streamSafe = (text: string): string => {
  if (!mayHaveTooMany(text)) return text;
  if (text.length <= atOnce) return withFewMarks(text);
  const parts = Array.from({ length: Math.ceil(text.length / atOnce) }, (_, n) =>
    withFewMarks(text.slice(n * atOnce, (n + 1) * atOnce)),
  );
  // a run over several parts
  return withFewMarks(parts.join(''));
};
