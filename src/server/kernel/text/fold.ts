/** Invisible characters: soft hyphens, zero-width and direction marks, variation selectors, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The form in which texts are compared: NFKC, lower case, without invisible characters, final sigma as sigma.
 * Width- and case-insensitive; applied to the stored text and to the term alike. fold(fold(x)) = fold(x).
 */
export const fold = (text: string): string =>
  text.replace(invisible, '').normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
