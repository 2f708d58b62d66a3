/** Invisible characters: soft hyphens, zero-width and direction marks, variation selectors, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** What can be seen of a text, composed and of one width: its letters are those of its folded form, in their own case. */
export const visible = (text: string): string => text.replace(invisible, '').normalize('NFKC');

/**
 * The form in which texts are compared: NFKC, lower case, without invisible characters, final sigma as sigma.
 * Width- and case-insensitive; applied to the stored text and to the term alike. fold(fold(x)) = fold(x).
 */
export const fold = (text: string): string =>
  visible(text).toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
