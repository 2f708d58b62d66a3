/** Characters that nobody sees or types: soft hyphen, zero-width and direction marks, variation selectors. */
const invisible =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0100}-\u{e01ef}]/gu;

/**
 * The form in which texts are compared: NFKC, lower case, without invisible characters, final sigma as sigma.
 * Width- and case-insensitive; applied to the stored text and to the term alike. fold(fold(x)) = fold(x).
 */
export const fold = (text: string): string =>
  text.replace(invisible, '').normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
