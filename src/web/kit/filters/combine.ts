import { type Combine, writtenParts } from '#contract/typedQuery.ts';

/** How several terms are combined. */
export type { Combine };

/** Comma-separated terms with their combination, in words. */
export const combinedWords = (text: string, combine: Combine): string =>
  writtenParts(text).join(combine === 'AND' ? ' 그리고 ' : ' 또는 ');
