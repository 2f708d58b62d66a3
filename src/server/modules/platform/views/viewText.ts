import { invalid } from '#contract/validation.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { oneLineName } from '#server/kernel/text/oneLineName.ts';

/** Parameters that identify the view and the page, not conditions. */
const notConditions = new Set(['savedView', 'page']);

const nameIn = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';

/** The part of a list's query that contains conditions, order and page size. */
export const conditionsOf = (query: string): string =>
  query
    .split('&')
    .filter((pair) => !notConditions.has(nameIn(pair)))
    .join('&');

/**
 * The normalised name of a view: on one line, in NFC, without direction marks.
 * @throws Failure 400 for a name without visible characters
 */
export const viewNameOf = (given: string): string => {
  const name = oneLineName(given);
  if (name === undefined) throw validationFailure([invalid('viewNm', '보기 이름')]);
  return name;
};
