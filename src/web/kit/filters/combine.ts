import { type Combine, writtenParts } from '#contract/typedQuery.ts';

/** How several terms are combined. */
export type { Combine };

/** Comma-separated terms with their combination, in words. @param rest follows the terms: how many are not named */
export const combinedWords = (text: string, combine: Combine, rest = ''): string => {
  const parts = writtenParts(text);
  if (combine === 'OR') return parts.join(' 또는 ') + rest;
  return parts.join('·') + rest + (parts.length > 1 || rest ? ' 모두 포함' : '');
};
