import type { QueryFactField } from '#contract/queryFields.ts';
import { isOperator, tokensBetweenCommas } from '#contract/queryTokens.ts';
import { fieldName } from '#contract/queryValues.ts';

/** The typed text with a value of a field left out of all that it finds: 한복 becomes 한복 -국가:일본. */
export const withoutValue = (searchText: string, field: QueryFactField, value: string): string => {
  const typed = searchText.trim();
  const name = value.replaceAll('"', ' ').trim();
  const excluded = `-${fieldName(field)}:${/^[\p{L}\p{N}]+$/u.test(name) && !isOperator(name) ? name : `"${name}"`}`;
  if (typed === '') return excluded;
  const parts = tokensBetweenCommas(typed);
  // a part that only excludes applies to all parts; within one it would apply to the last alternative alone
  if (parts.length > 1) return `${typed}, ${excluded}`;
  return parts.flat().some(({ is }) => is === 'or') ? `(${typed}) ${excluded}` : `${typed} ${excluded}`;
};
