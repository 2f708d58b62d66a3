import { termsOf } from '#contract/terms.ts';

/** How several terms are combined. */
export type Combine = 'AND' | 'OR';

/** Terms between commas, and how they are combined, in words. */
export const combinedWords = (text: string, combine: Combine): string =>
  termsOf(text).join(combine === 'AND' ? ' 그리고 ' : ' 또는 ');
