import { streamSafe } from '#contract/streamSafe.ts';

/** Invisible characters: soft hyphens, zero-width and direction marks, variation selectors, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The visible characters of a text, composed and of uniform width: the letters of its folded form, in their original
 * case.
 */
export const visible = (text: string): string => streamSafe(text.replace(invisible, '')).normalize('NFKC');

/**
 * The form in which texts are compared: NFKC, lower case, without invisible characters, final sigma as sigma.
 * Insensitive to width and case; applied to stored text and search term alike. fold(fold(x)) = fold(x).
 */
export const fold = (text: string): string =>
  visible(text).toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
