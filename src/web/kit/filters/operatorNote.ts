import { type Combine, readTypedQuery } from '#contract/typedQuery.ts';
import { queryHint, queryProblem, understoodQuery } from '#contract/typedQueryWords.ts';

/** How a text with operators is understood, or a hint how to write what it probably means. */
export const operatorNote = (text: string, combine: Combine): string | undefined => {
  const note = queryProblem(readTypedQuery(text, combine)) ?? queryHint(text);
  const understood = understoodQuery(text, combine);
  return note ?? (understood && `이렇게 찾습니다: ${understood}`);
};
