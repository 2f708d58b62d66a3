import { type Combine, readTypedQuery } from '#contract/typedQuery.ts';
import { collectedProblem, queryHint, queryProblem, understoodQuery } from '#contract/typedQueryWords.ts';

/** How a text with operators is understood, or a hint how to write what it probably means. */
export const operatorNote = (text: string, combine: Combine): string | undefined => {
  const note = queryProblem(readTypedQuery(text, combine)) ?? queryHint(text);
  const understood = understoodQuery(text, combine);
  return note ?? (understood && `이렇게 찾습니다: ${understood}`);
};

/** How a condition on articles that are collected is understood, or what is wrong with it. */
export const CollectedNote = ({ rule }: { rule: string }): string | undefined => {
  const understood = understoodQuery(rule, 'OR', true);
  return collectedProblem(rule) ?? queryHint(rule) ?? (understood && `이런 기사만 모읍니다: ${understood}`);
};
